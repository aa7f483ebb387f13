import { benchCpu } from './cpu.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMemory } from './memory.ts'
import { benchRepeatVisit } from './repeatVisit.ts'
import { printTable, type Row, writeResults } from './report.ts'

const benches: Record<string, { title: string; run: () => Promise<Row[]> }> = {
  cpu: { title: 'The server’s work for each request', run: benchCpu },
  memory: { title: 'The server’s memory', run: benchMemory },
  lighthouse: { title: 'The first visit (Lighthouse, mobile)', run: benchLighthouse },
  repeat: { title: 'A repeat visit with the server off', run: benchRepeatVisit },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}: there are ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}

const results: Record<string, Row[]> = {}
for (const [name, { title, run }] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  results[name] = await run()
  printTable(title, results[name])
}
console.log(`\nWritten to ${await writeResults(results)}`)
