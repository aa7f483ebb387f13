import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addDays } from '#almanac/civilDate.ts'
import { observedDays } from '#app/almanac/observedDays.ts'
import { skyOfDay } from '#app/almanac/skyOfDay.ts'
import { answerOf } from '#app/features/scene/answerOf.ts'
import { vratState } from '#app/features/vrat/vratState.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { keepTicked } from '#app/offline/mine/checklist.ts'
import { promptOf } from './prompt.ts'
import { hoursOfTemple } from './hoursOfTemple.ts'
import { hourScript, writeHour } from './writeHour.ts'

const place = { name: 'Pune', lat: 18.5196, lon: 73.8553, tz: 'Asia/Kolkata' }
const where = { place, reference: place }

const aartis = [
  { name: 'Kakad aarti', from: 'midnight', minutes: 360 },
  { name: 'Madhyahna aarti', from: 'midnight', minutes: 690 },
  { name: 'Sandhya aarti', from: 'sunset', minutes: 15 },
  { name: 'Shej aarti', from: 'midnight', minutes: 1245 },
] as const

const dayOf = (date: string) => ({
  date,
  timeZone: place.tz,
  sky: skyOfDay({ ...where, date }),
  tomorrow: skyOfDay({ ...where, date: addDays(date, 1) }),
  days: observedDays({
    ...where,
    from: addDays(date, -1),
    to: addDays(date, 2),
    overrides: [],
    isElsewhere: false,
  }),
  aartis,
})

/** What the server renders for all of the day. */
const rendered = (clock: string) => `
  <section class="scene hour"><div class="answer">
    <p>Day</p><p>Name</p><p>Label <button>Pune</button></p><p>${clock}</p>
    <p>until 1:29 PM</p><p class="observe"><a href="/calendar/sankashti">How to observe it</a></p>
    <script></script>
  </div></section>`

/** The page at a moment, after its script has run. */
function pageAt(
  hours: string,
  now: number,
  { clock = '11:16<small> <!-- -->AM</small>', units = ['h', 'min'] } = {},
): HTMLElement {
  vi.setSystemTime(now)
  document.body.innerHTML = rendered(clock)
  const script = document.querySelector('script') as HTMLScriptElement
  script.dataset['hours'] = hours
  const itself = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  const [hourUnit = '', minuteUnit = ''] = units
  writeHour(hourUnit, minuteUnit)
  itself.mockRestore()
  return document.querySelector('.scene') as HTMLElement
}

const linesOf = (page: HTMLElement) =>
  [...page.querySelectorAll('.answer > p')].map(({ textContent }) =>
    textContent?.replace(/\s+/g, ' '),
  )

/** What the app says as soon as it can. */
function answerAt(day: ReturnType<typeof dayOf>, now: number) {
  const { date, days } = day
  const prompt = promptOf(vratState(days, { now, today: date }))
  const festival = days.find((each) => each.festival.date === date)?.festival
  const words = { ...scene.english, tithis: tithis.english }
  return answerOf({ ...day, festival, prompt, now }, words)
}

describe('Before the first paint the page says the hour', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    window.sceneText = undefined
    document.body.replaceChildren()
  })

  it.each(['2026-11-26', '2026-11-27', '2026-12-13', '2027-09-04'])(
    'of %s in the words that the app has for it later',
    (date) => {
      const day = dayOf(date)
      const hours = hoursOfTemple(day)
      expect(new TextEncoder().encode(hours).length).toBeLessThan(1_200)
      const midnight = Date.parse(`${date}T00:00:00+05:30`)
      for (let minute = 0; minute < 24 * 60; minute += 7) {
        // Between two minutes: at a change itself both are true.
        const now = midnight + minute * 60_000 + 31_000
        const [eyebrow, name, place, time, line] = linesOf(pageAt(hours, now))
        const expected = answerAt(day, now)
        // Only the words before the city are written.
        const lines = [
          expected.eyebrow,
          expected.name,
          `${expected.label}Pune`,
          expected.time,
          expected.line,
        ]
        expect([eyebrow, name, place, time, line], `${minute}`).toEqual(
          lines.map((each) => each.replaceAll(/\s/g, ' ')),
        )
        expect(window.sceneText).toMatchObject(expected)
      }
    },
  )

  it('leads to the arghya as soon as the moon of a Sankashti has risen', () => {
    const hours = hoursOfTemple(dayOf('2026-11-27'))
    const before = pageAt(hours, Date.parse('2026-11-27T20:50:00+05:30'))
    expect(before.textContent).toContain('How to keep this fast')
    expect(before.classList.contains('risen')).toBe(false)
    const after = pageAt(hours, Date.parse('2026-11-27T20:53:00+05:30'))
    expect(after.textContent).toContain('The moon has risen')
    expect(after.querySelector('.observe a')?.textContent).toBe('Offer arghya')
    // As the app writes it: React repairs no attribute of the page that it takes over.
    expect(after.querySelector('.observe a')?.getAttribute('href')).toBe(
      '/calendar/sankashti#verse',
    )
    expect(after.classList.contains('risen')).toBe(true)
  })

  it('asks for no arghya that was offered with this phone', () => {
    keepTicked('sankashti', ['arghya'])
    onTestFinished(() => keepTicked('sankashti', []))
    const hours = hoursOfTemple(dayOf('2026-11-27'))
    const page = pageAt(hours, Date.parse('2026-11-27T20:53:00+05:30'))
    const link = page.querySelector('.observe a')
    expect(page.textContent).toContain('The moon has risen')
    expect(link?.textContent).toBe('How to observe it')
    expect(link?.getAttribute('href')).toBe('/calendar/sankashti')
    expect(window.sceneText).toMatchObject({ isRisen: true, isOffered: true })
  })

  it('with the part of the day before the clock, in a language that says it first', () => {
    const page = pageAt('0\n0\tदिवस\tनाव\tचंद्रोदय,\tरात्री\u00a08:51\t% बाकी\t7500\t\t', 0, {
      clock: '<small>सकाळी</small> <!-- -->11:16',
      units: ['तास', 'मि.'],
    })
    expect(page.querySelector('p:nth-child(4)')?.innerHTML).toBe(
      '<small>रात्री</small> <!-- -->8:51',
    )
    expect(linesOf(page)[4]).toBe('2 तास 5 मि. बाकी')
  })

  it('of no other day, and leaves nothing of itself', () => {
    const page = pageAt(hoursOfTemple(dayOf('2026-11-26')), Date.parse('2026-11-27T01:00:00+05:30'))
    expect(linesOf(page)[4]).toBe('until 1:29 PM')
    expect(page.querySelector('script')).toBeNull()
    expect(window.sceneText).toBeUndefined()
  })
})

it('The script writes hours and minutes as the scene does', () =>
  expect(hourScript()).toMatch(/\("h","min"\)$/))
