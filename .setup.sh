# Sourced by ./play and ./check: an environment of the project's own in .venv, made by uv, without root and without python3-venv.
# A stamp of the project file keeps a warm start fast: nothing is asked of the network when nothing has changed.
python=${PYTHON:-python3}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    echo "Kociarnia needs Python 3.11 or newer; \`$python\` is not. Set PYTHON to one that is." >&2
    exit 2
}
stamp="$here/.venv/.stamp-${KOCIARNIA_GROUPS:+dev}"
if [ ! -x "$here/.venv/bin/kociarnia" ] || [ ! -e "$stamp" ] || [ "$here/pyproject.toml" -nt "$stamp" ]; then
    echo "Kociarnia: setting up (once) …" >&2
    [ -x "$here/.boot/bin/uv" ] || "$python" -m pip install --quiet --disable-pip-version-check --no-warn-script-location \
        --root-user-action=ignore --target "$here/.boot" "uv>=0.9"
    (
        cd "$here"
        export UV_PYTHON="$python" UV_LINK_MODE=copy KOCIARNIA_SETTING_UP=1
        .boot/bin/uv sync --quiet --inexact --compile-bytecode --extra compile ${KOCIARNIA_GROUPS:---no-dev}
    )
    [ -e "$here/.venv/.stamp-dev" ] && touch "$here/.venv/.stamp-dev"
    touch "$here/.venv/.stamp-" "$stamp"
fi
# The rules as machine code, where there is a C compiler. ./check does other things meanwhile.
compile_rules() {
    "$here/.venv/bin/python" -c 'import sys
from kociarnia import fast
sys.exit(fast.built() or fast.compiler() is None)' && "$here/.venv/bin/kociarnia" compile >&2 || true
}
