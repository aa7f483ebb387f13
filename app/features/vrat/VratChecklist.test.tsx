import { cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { VratChecklist } from './VratChecklist.tsx'

const steps = [
  { id: 'bathe', text: 'Bathe and resolve' },
  { id: 'arghya', text: 'Give the moon its arghya' },
]

const list = (slug = 'ganadhipa-sankashti-2026') => (
  <VratChecklist slug={slug} steps={steps} note="Kept on this phone." />
)

describe('The list of a fast', () => {
  it('keeps what was ticked, and nothing else', async () => {
    const { user, container } = await render(list())
    await user.click(screen.getByLabelText('Give the moon its arghya'))
    await expectAccessible(container)
    cleanup()
    await render(list())
    expect(screen.getByLabelText('Give the moon its arghya')).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Bathe and resolve')).toHaveProperty('checked', false)
  })

  it('forgets what was ticked no more', async () => {
    const { user } = await render(list())
    const box = screen.getByLabelText('Bathe and resolve')
    await user.click(box)
    await user.click(box)
    expect(box).toHaveProperty('checked', false)
    expect(localStorage.getItem('modak-checklist')).toBe('[]')
  })

  it('is each day’s own', async () => {
    const { user } = await render(
      <>
        {list()}
        <div data-testid="other">{list('akhuratha-sankashti-2026')}</div>
      </>,
    )
    const [first, second] = screen.getAllByLabelText('Bathe and resolve')
    if (first) await user.click(first)
    expect(first).toHaveProperty('checked', true)
    expect(second).toHaveProperty('checked', false)
  })
})
