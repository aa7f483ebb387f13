import { describe, expect, it } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { Policy } from './Policy.tsx'
import { Questions } from './Questions.tsx'
import { sectionsOf } from './sectionsOf.ts'

const { sections } = sectionsOf(
  '<h2 id="hours">When is the aarti?</h2>\n<p>At seven.</p>\n<h2 id="more">More</h2>\n<p>Ask us.</p>\n',
)

describe('Questions', () => {
  it('open to their answers', async () => {
    const { user } = await render(<Questions sections={sections} />)
    const fold = screen.getByText('When is the aarti?').closest('details')
    expect(fold?.open).toBe(false)
    await user.click(screen.getByText('When is the aarti?'))
    expect(fold?.open).toBe(true)
    expect(screen.getByText('More').closest('details')).toBeNull()
  })

  it('that an address names are open', async () => {
    await render(<Questions sections={sections} />, { at: '/faq#when-is-the-aarti' })
    expect(screen.getByText('When is the aarti?').closest('details')?.open).toBe(true)
  })
})

it('A text of many sections begins with a list of them', async () => {
  const html = [1, 2, 3, 4, 5, 6].map((at) => `<h2 id="s${at}">Part ${at}</h2>\n<p>Text</p>\n`)
  await render(<Policy intro="" sections={sectionsOf(html.join('')).sections} />)
  const [first] = screen.getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('#part-1')
  expect(screen.getAllByRole('link')).toHaveLength(6)
})
