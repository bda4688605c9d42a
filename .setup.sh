# Sourced by ./run (`source .setup.sh ""`) and ./test (`source .setup.sh dev`): makes .venv and builds riyu in it, when
# that is missing or older than what it is made from. How is in building/set_up.py.
extra=$1

is_set_up() {
  local built=.venv/riyu-built installed=.venv/riyu-installed pxd
  [ -x .venv/bin/python ] && [ -e "$built" ] && [ -e "$installed" ] || return 1
  grep -qxF "$PWD" "$installed" || return 1 # the folder was moved
  [ -z "$extra" ] || grep -qx "$extra" "$installed" || return 1
  [ -z "$(find setup.py pyproject.toml building/*.py -newer "$built" -print -quit)" ] || return 1
  while IFS= read -r pxd; do # a .py that has a .pxd beside it is compiled
    if [ "$pxd" -nt "$built" ] || [ "${pxd%.pxd}.py" -nt "$built" ]; then return 1; fi
  done < <(find src -name '*.pxd')
}

choose_python() { # .venv's, $PYTHON, or the first that is new enough; else any: it is told what it is
  local found
  for found in .venv/bin/python ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$found" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$found"
      return
    fi
  done
  echo "${PYTHON:-python3}"
}

if ! is_set_up; then
  python=$(choose_python)
  command -v "$python" >/dev/null || {
    echo "riyu needs Python 3.11 or newer, and there is no $python: install it with 'apt install python3-venv python3-dev'" \
      "(Debian, Ubuntu), 'dnf install python3-devel' (Fedora) or 'brew install python' (macOS)" >&2
    exit 1
  }
  "$python" building/needs.py $([ -e .venv/riyu-made ] || echo venv) || exit 1
  "$python" building/set_up.py $extra || exit $?
fi
