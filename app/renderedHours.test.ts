// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { aSite } from './test/builders.ts'
import { readingsOf } from './test/readings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const template =
  '<head><!--app-head--></head><div id="root"><!--app-html--></div><!--app-queries-->'

const english = { days: 'Mon-Fri', hours: '6 AM-12 PM' }
const said = { ...english, inWords: { days: 'सोम ते शुक्र', hours: 'सकाळी 6 ते 12' } }
const unsaid = { days: 'Full moon', hours: 'After the aarti', inEnglish: ['days', 'hours'] }
const closed = { date: '2030-11-30', hours: 'Closed', inWords: { hours: 'बंद' } }

const page = async (path: string, site: object) => {
  vi.resetModules()
  const { render } = await import('./entry-server.tsx')
  const read = readingsOf({ getSite: aSite(site) })
  const { html } = await render(new URL(path, 'https://temple.example'), { template, read })
  return html
}

test('hours of opening are shown in the words of the reader, and what has none as English', async () => {
  vi.stubGlobal('__LANGUAGE__', 'mr')
  vi.stubGlobal('__LANGUAGES__', ['en', 'mr'])
  vi.stubGlobal('__IS_MULTILINGUAL__', true)
  vi.stubGlobal('__IS_TRANSLATED__', true)
  const html = await page('/mr/contact', { templeHours: [said, unsaid], specialDays: [closed] })
  expect(html).toContain('<dt>सोम ते शुक्र</dt><dd>सकाळी 6 ते 12</dd>')
  expect(html).toContain('<dd>बंद</dd>')
  expect(html).toMatch(/<dt><\w+ lang="en">Full moon</)
  expect(html).toMatch(/<dd><\w+ lang="en">After the aarti</)
  // The footer.
  expect(html).toContain('<span>सोम ते शुक्र सकाळी 6 ते 12</span>')
  expect(html).toMatch(/<span><\w+ lang="en">Full moon After the aarti</)
  // What search engines read.
  expect(html).toContain('"opens":"06:00","closes":"12:00"')
  expect(await page('/mr', { templeHours: [said] })).toContain(
    '<b>सोम ते शुक्र</b><span>सकाळी 6 ते 12</span>',
  )
})

test.each([false, true])(
  'in English they are as staff wrote them (several languages: %s)',
  async (several) => {
    vi.stubGlobal('__IS_MULTILINGUAL__', several)
    const html = await page('/contact', { templeHours: [english] })
    expect(html).toContain('<dt>Mon-Fri</dt><dd>6 AM-12 PM</dd>')
    expect(html).toContain('<span>Mon-Fri 6 AM-12 PM</span>')
  },
)
