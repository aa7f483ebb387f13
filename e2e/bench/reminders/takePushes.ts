// Run by web.ts: a push service that takes every push at once and reads none.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'

const file = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../server/test/tls', name))

createServer({ cert: file('certificate.pem'), key: file('key.pem') }, (asked, answer) => {
  asked.resume().on('end', () => answer.writeHead(201).end())
}).listen(Number(process.env['PUSHES_PORT']), 'localhost')
