import { benchAlmanac } from './almanac.ts'
import { benchCpu } from './cpu.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMemory } from './memory.ts'
import { benchLogin } from './login.ts'
import { benchRepeatVisit } from './repeatVisit.ts'
import { benchOffice } from './office.ts'
import { benchOutbox } from './outbox.ts'
import { printTable, type Row, writeResults } from './report.ts'
import { benchReminders } from './reminders/bench.ts'
import { benchSite } from './site.ts'
import { benchWrites } from './writes.ts'

const benches: Record<string, { title: string; run: () => Promise<Row[]> }> = {
  almanac: { title: 'The almanac', run: benchAlmanac },
  cpu: { title: 'The server’s work for each request', run: benchCpu },
  memory: { title: 'The server’s memory', run: benchMemory },
  writes: { title: 'Bookings that are on the disk when they are answered', run: benchWrites },
  outbox: { title: 'The outbox of a phone that was long without a network', run: benchOutbox },
  office: { title: 'The back office on a festival day', run: benchOffice },
  login: {
    title: 'A wrong password, for a name that is there and for one that is not',
    run: benchLogin,
  },
  reminders: { title: 'A million reminders, planned and sent', run: benchReminders },
  lighthouse: { title: 'The first visit (Lighthouse, mobile)', run: benchLighthouse },
  site: { title: 'Every indexable route (Lighthouse, mobile)', run: benchSite },
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
