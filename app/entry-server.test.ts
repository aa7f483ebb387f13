// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Read, Reads } from '#contract/reads.ts'
import type { Out } from '#contract/endpoint.ts'
import { previewOf } from '#contract/mantraPreview.ts'
import { render } from './entry-server.tsx'
import { aMantra, aSite } from './test/builders.ts'

const template = '<head><!--app-head--></head><div id="root"><!--app-html--></div>'

const mantra = aMantra()
const readings: { [N in keyof Reads]: Out<Reads[N]> } = {
  listMantras: [mantra],
  listFeaturedMantras: [mantra],
  listMantraPreviews: [previewOf(mantra)],
  getMantra: mantra,
  getSite: aSite({ name: 'Siddhi Temple', tagline: 'Where every beginning is blessed' }),
}
const read: Read = async (name) => readings[name]

const page = (path: string) => render(new URL(path, 'https://temple.example'), { template, read })

const headOf = (html: string): string => /<head>(.*)<\/head>/s.exec(html)?.[1] ?? ''

test.each(['/', '/mantras', '/contact', '/nowhere'])(
  '%s is the same bytes whenever it is rendered, as long as its content is the same',
  async (path) => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
    const { html } = await page(path)
    vi.setSystemTime(new Date('2026-11-21T09:00:00Z'))
    expect((await page(path)).html).toBe(html)
  },
)

test.each(['/nowhere', '/durva/nowhere', '/mantras.html'])(
  '%s says in its head that it is not there, and is in nobody’s index',
  async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    const head = headOf(html)
    expect(head.match(/<title>/g)).toHaveLength(1)
    expect(head).toContain('<title>404 Page Not Found</title>')
    expect(head).toContain('<meta name="description" content="This page is not here')
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).not.toMatch(/canonical|og:url/)
    expect(html).toContain('<h1')
  },
)

test('the home page speaks of the temple by its own name and tagline', async () => {
  const { html } = await page('/')
  expect(headOf(html)).toContain('<title>Siddhi Temple: mantras, festivals and pujas')
  expect(headOf(html)).toContain('content="Where every beginning is blessed: daily mantras')
  expect(html).toMatch(/<h1[^>]*>Where every beginning is blessed<\/h1>/)
})
