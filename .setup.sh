# Sourced by ./run and ./test: makes .venv and builds riyu in it, when it is missing or older than what it is made from.
python=${PYTHON:-python3}
stamp=.venv/riyu-built
stale() {
  [ ! -e "$stamp" ] || [ -n "$(find setup.py pyproject.toml src -newer "$stamp" \
    \( -name '*.pxd' -o -name 'setup.py' -o -name 'pyproject.toml' \) -print -quit)" ] || compiled_changed
}
compiled_changed() { # a .py that has a .pxd beside it is compiled: it counts too
  local pxd
  while IFS= read -r pxd; do
    [ "${pxd%.pxd}.py" -nt "$stamp" ] && return 0
  done < <(find src -name '*.pxd')
  return 1
}
if stale; then
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "riyu needs Python 3.11 or newer; set PYTHON to one" >&2
    exit 1
  }
  [ -x .venv/bin/python ] || "$python" -m venv .venv
  echo "setting up riyu in .venv (a minute or two) ..." >&2
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]' >&2
  touch "$stamp"
fi
