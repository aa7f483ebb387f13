import { describe, expect, it } from 'vitest'
import { forgetFamily, keepFamily } from '#app/offline/guide/family.ts'
import { aSite } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listFestivalOverrides } from '#contract/festivals/public.ts'
import type { RiteOccasion } from '#contract/guide/public.ts'
import { StepSankalp } from './StepSankalp.tsx'
import { RiteDue } from './RiteDue.tsx'

const show = async (occasion: RiteOccasion, now: string) => {
  const server = templeServer()
  server.answers(listFestivalOverrides, [])
  const site = aSite()
  const page = await render(
    <>
      <RiteDue occasion={occasion} site={site} />
      <StepSankalp occasion={occasion} site={site} />
    </>,
    { server, now },
  )
  await expect.poll(() => page.container.textContent, { timeout: 10_000 }).toContain('करिष्ये')
  return page
}

const vow = 'सङ्कष्टचतुर्थी-व्रतं'
const notToday = /^Today is not the day of this puja/

it('Below each line of a sankalp is what it means, with the names of the hour', async () => {
  const { container } = await show('sankashti', '2026-12-26T19:30:00Z')
  const lines = [...container.querySelectorAll('.sankalp-lines > li')].map(
    (line) => line.textContent,
  )
  expect(lines.find((line) => line.includes('तिथौ'))).toMatch(/on the tithi Chaturthi,$/)
  expect(lines.find((line) => line.includes('वासरे'))).toMatch(/on Saturday,$/)
})

it('Names in Latin letters are of the language of the page, for who hears the line', async () => {
  keepFamily({ names: ['Ram', 'सुनीता', 'Ramesh'], gotra: 'Nagvanshi' })
  const { container } = await show('sankashti', '2026-12-26T19:30:00Z')
  const marked = (lang: string) =>
    [...container.querySelectorAll(`[lang="${lang}"]`)].flatMap((line) =>
      [...line.querySelectorAll('bdi[lang="en"]')].map((name) => name.textContent),
    )
  expect(marked('sa')).toEqual(['Nagvanshi', 'Ram', 'Ramesh'])
  expect(container.textContent).toContain('Ram, सुनीता, Ramesh इति नामधेयानाम्')
  await expect.poll(() => marked('sa-Latn')).toEqual(['Nagvanshi', 'Ram', 'Ramesh'])
  expect(container.textContent).toContain('Ram, sunītā, Ramesh iti nāmadheyānām')
  forgetFamily()
})

describe('The sankalp of a rite that has a day', () => {
  it.each([
    ['on the day of Sankashti', '2026-12-26T12:00:00Z'],
    ['in its night', '2026-12-26T19:30:00Z'],
  ])('vows the fast %s', async (_, now) => {
    const { container } = await show('sankashti', now)
    expect(container.textContent).toContain(vow)
    expect(screen.queryByText(notToday)).toBeNull()
  })

  it('is that of the daily puja on any other day, and says when the day is, as the page before does', async () => {
    const { container } = await show('sankashti', '2026-12-01T02:30:00Z')
    expect(container.textContent).not.toContain(vow)
    expect(container.textContent).toContain('यथाशक्ति पूजनं करिष्ये')
    expect(screen.getAllByText(notToday)).toHaveLength(2)
    expect(screen.getAllByText(/26 Dec.*, moonrise .+PM in /)).toHaveLength(2)
  })

  it('has on Ganesh Chaturthi the hours of the festival, the same as the page before', async () => {
    const { container } = await show('ganesh_chaturthi', '2026-09-14T03:00:00Z')
    const [, from, until] = /midday ([^–]+)–(.+?) in /.exec(container.textContent) ?? []
    expect(from).toBeTruthy()
    expect(container.textContent).toMatch(new RegExp(`Midday in .+: ${from} to ${until}\\.`))
    expect(container.textContent).toContain('षोडशोपचारैः')
  })

  it('has no midday on another day', async () => {
    const { container } = await show('ganesh_chaturthi', '2026-12-01T02:30:00Z')
    expect(container.textContent).not.toMatch(/Midday in/)
    expect(container.textContent).not.toContain('षोडशोपचारैः')
  })
})
