import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '#scripts/backup/command.ts'
import { renewDigests } from './renew.ts'

const usage = `npm run images [-- --check] [--hub https://mirror.example]

Asks the registry which digest each image in Dockerfile and compose.yaml has now, and writes it
behind the tag, as name:tag@sha256:…
  --check  only says what differs, and ends with 1 if anything does
  --hub    asks this registry instead of Docker Hub`

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      hub: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const changes = await renewDigests({
    folder: join(import.meta.dirname, '../..'),
    isCheck: values.check,
    hub: values.hub,
  })
  for (const { file, image, was, is } of changes)
    console.log(
      `${file}: ${image} ${values.check ? 'should be' : 'is now'} ${is}, ${was ? `was ${was}` : 'had no digest'}`,
    )
  if (changes.length === 0) console.log('Every image has the digest of its tag.')
  process.exitCode = values.check && changes.length > 0 ? 1 : 0
})
