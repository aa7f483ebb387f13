// Leaves the server's modules without their types where `server/strippedTypes.mjs` finds them.
import * as fs from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { strippedFolder, strippedPath } from '#server/strippedTypes.mjs'
import { serverSources } from './builtFrom.mjs'

const isSource = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts')

/** Renamed when it is whole: a server may be starting. */
const write = (path, content) => {
  fs.writeFileSync(`${path}.part`, content)
  fs.renameSync(`${path}.part`, path)
}

fs.mkdirSync(strippedFolder, { recursive: true })
const files = serverSources
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
  )
  .filter(isSource)
const made = new Set(
  files.map((file) => {
    const source = fs.readFileSync(file, 'utf8')
    const path = strippedPath(source)
    if (!fs.existsSync(path)) write(path, stripTypeScriptTypes(source))
    return path
  }),
)
for (const name of fs.readdirSync(strippedFolder)) {
  const path = `${strippedFolder}/${name}`
  if (!made.has(path)) fs.rmSync(path, { recursive: true })
}
