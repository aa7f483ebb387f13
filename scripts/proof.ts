import { again } from './proof/again.ts'
import { readArguments } from './proof/arguments.ts'
import { listParts } from './proof/list.ts'
import { partsIn } from './proof/parts.ts'
import { openRecord } from './proof/record.ts'
import { inWords } from './suites/counts.ts'
import { type Group, type StepResult, openTemporary, runGroups } from './suites/steps.ts'

const temporary = await openTemporary()
const parts = partsIn(temporary.folder)
const words = process.argv.slice(2)
const [first, ...others] = words

const finish = async (groups: readonly Group[], onMeasured: (part: StepResult) => void) => {
  const { total, isGood } = await runGroups(groups, onMeasured)
  console.log(inWords(total))
  process.exitCode = isGood ? 0 : 1
}

const runParts = async (): Promise<void> => {
  const query = readArguments(
    words,
    parts.map(({ name }) => name),
  )
  if (query.parts.length === 0 && query.things.length > 0) {
    console.error(
      `No part ${query.things[0]}: there are ${parts.map(({ name }) => name).join(', ')}; npm run proof -- list tells more.`,
    )
    process.exitCode = 2
    return
  }
  const chosen = parts.filter(({ name }) => words.length === 0 || query.parts.includes(name))
  const record = openRecord()
  // What ran in part is no proof.
  const isWhole = query.things.length === 0
  await finish(
    chosen.map(({ name, group }) => group(name === query.parts.at(-1) ? query.things : [])),
    (measured) => {
      if (isWhole) record(measured)
    },
  )
}

const runAgain = async (title: string): Promise<void> => {
  if (title !== '') return finish([again(title, temporary.folder)], () => undefined)
  console.error('Which one? npm run proof -- again "its title"')
  process.exitCode = 2
}

if (first === 'list') console.log(listParts(parts))
else if (first === 'again') await runAgain(others.join(' '))
else await runParts()
await temporary.close()
