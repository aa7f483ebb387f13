import { performance } from 'node:perf_hooks'
import { addDays, type CivilDate } from '#almanac/civilDate.ts'
import { greatDays } from '#almanac/greatDays.ts'
import { limbsOf } from '#almanac/limbs.ts'
import { observances } from '#almanac/observances.ts'
import { panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import { cityNamed } from '#almanac/test/published.ts'

/** Every answer of the almanac for the days from one to another. */
function everything(place: Place, from: CivilDate, to: CivilDate): void {
  observances(place, from, to)
  greatDays(place, from, to)
  for (let date = from; date <= to; date = addDays(date, 1)) {
    panchang(place, date)
    limbsOf(place, date)
  }
}

/**
 * Prints how many milliseconds a city's year takes, with everything, in this process: by the clock, and
 * of its thread's processor time, which is what an idle core would need. Nothing of that city or year
 * is known yet, and the engine has run the code for two months of another.
 */
const [city = '', year = ''] = process.argv.slice(2)
everything(cityNamed('Leicester'), '1990-01-01', '1990-02-28')
const start = performance.now()
const before = process.threadCpuUsage()
everything(cityNamed(city), `${year}-01-01`, `${year}-12-31`)
const { user, system } = process.threadCpuUsage(before)
process.stdout.write(`${performance.now() - start} ${(user + system) / 1_000}`)
