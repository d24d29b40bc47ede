# Sourced by ./play and ./check: an environment of the project's own in .venv, made by uv, without root and without python3-venv.
# Versions are those of constraints.txt, so that a new release elsewhere breaks nothing here. A stamp of both files keeps a warm
# start fast: nothing is asked of the network when nothing has changed.
python=${PYTHON:-python3}
unset PYTHONDONTWRITEBYTECODE # some machines set it: every start, and each of the hundreds in the tests, would read all source anew
stamp="$here/.venv/.stamp-${KOCIARNIA_GROUPS:+dev}"
is_set_up() {
    [ -x "$here/.venv/bin/kociarnia" ] && [ -e "$stamp" ] &&
        ! [ "$here/pyproject.toml" -nt "$stamp" ] && ! [ "$here/constraints.txt" -nt "$stamp" ]
}
is_set_up || "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    echo "Kociarnia needs Python 3.11 or newer; \`$python\` is not. Set PYTHON to one that is." >&2
    exit 2
}
fetch_uv() {
    "$python" -m pip install --quiet --disable-pip-version-check --no-warn-script-location --root-user-action=ignore \
        --upgrade --target "$here/.boot" "$@" uv
}
install() {
    (
        cd "$here"
        export UV_LINK_MODE=copy KOCIARNIA_SETTING_UP=1
        .boot/bin/uv pip install --quiet --python .venv --constraint constraints.txt --build-constraint constraints.txt "$@"
    )
}
set_up() {
    is_set_up && return
    echo "Kociarnia: setting up (once) …" >&2
    [ -x "$here/.boot/bin/uv" ] || fetch_uv --constraint "$here/constraints.txt"
    "$here/.boot/bin/uv" venv --quiet --allow-existing --python "$python" "$here/.venv"
    # ./play writes the bytecode of what it imports as it goes; ./check imports nearly all of it, in hundreds of processes.
    install --editable . ${KOCIARNIA_GROUPS:+--compile-bytecode $KOCIARNIA_GROUPS}
    touch "$here/.venv/.stamp-" "$stamp"
}
# The rules as machine code, where there is a C compiler. What only compiling needs is fetched here, not before.
compile_rules() {
    "$here/.venv/bin/python" -c 'import sys
from kociarnia import fast
sys.exit(fast.built() or fast.compiler() is None)' || return 0
    install --requirements pyproject.toml --extra compile || true
    "$here/.venv/bin/kociarnia" compile >&2 || true
}
