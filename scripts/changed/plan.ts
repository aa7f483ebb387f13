import { choose } from './choose.ts'
import { secondsForTests } from './limit.ts'
import { readTree } from './tree.ts'

// What `npm test -- --changed` would run below the browser, if these files had changed.
const tree = readTree()
if (!tree.map)
  console.log('No whole run has been recorded here: folders and direct users have to do.')
for (const file of process.argv.slice(2)) {
  const { files, left, cpu } = choose([file], tree, secondsForTests)
  console.log(`${file}: ${files.length} files, ${Math.round(cpu)} CPU s, ${left} left out`)
  for (const test of files) console.log(`  ${test}`)
}
