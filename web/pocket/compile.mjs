// Turns sources into bytecode by the very Python that will run them, once, so that no page has to: node compile.mjs IN OUT …
// Without docstrings and columns, which nobody reads there: it is a third lighter.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const python = await loadPyodide({ env: { HOME: '/home', PYTHONNODEBUGRANGES: '1' } })
const compiled = python.runPython(`
import ast, io, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

DOCUMENTED = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef

def bytecode(source, name):
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return bytes(_code_to_timestamp_pyc(compile(tree, name, "exec", dont_inherit=True), 0, 0))

def compiled(data):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as source, zipfile.ZipFile(out, "w") as made:
        for name in sorted(source.namelist()):
            content = source.read(name)
            if name.endswith(".py") and not name.startswith("anyio/"):  # it reads its own source, to import less
                name, content = name + "c", bytecode(content, name)
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
    return out.getvalue()

compiled
`)
const [, , ...files] = process.argv
for (let at = 0; at < files.length; at += 2)
  writeFileSync(files[at + 1], compiled(new Uint8Array(readFileSync(files[at]))).toJs())
