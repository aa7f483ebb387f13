import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { LazyTooltips } from '#app/lazy/LazyTooltips.tsx'
import { render, screen } from '#app/test/render.tsx'
import { IconButton } from './IconButton.tsx'

const show = async ({ canHover = true } = {}) => {
  const query = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: canHover, media }) as MediaQueryList)
  onTestFinished(() => query.mockRestore())
  const page = await render(
    <main>
      <IconButton label="Dark mode">☀</IconButton>
      <button type="button">Words</button>
      <IconButton label="Large text">☀</IconButton>
      <LazyTooltips />
    </main>,
  )
  return {
    ...page,
    button: (name: string) => screen.getByRole('button', { name }),
    // Without a layout every button counts as out of sight, and its tooltip as hidden.
    isShown: async (name: string) =>
      expect.poll(() => screen.queryByRole('tooltip', { hidden: true })?.textContent).toBe(name),
    isGone: () => expect.poll(() => screen.queryByRole('tooltip', { hidden: true })).toBeNull(),
  }
}

describe('The name of an icon button', () => {
  it('is shown to the keyboard at once, and hidden by Escape, and the focus stays', async () => {
    const { user, button, isShown, isGone } = await show()
    const before = button('Dark mode')
    await user.tab()
    await isShown('Dark mode')
    expect(document.activeElement).toBe(before)
    expect(button('Dark mode')).toBe(before)
    await user.keyboard('{Escape}')
    await isGone()
    expect(document.activeElement).toBe(before)
  })

  it('goes with the focus; a button with words has none', async () => {
    const { user, isShown, isGone } = await show()
    await user.tab()
    await isShown('Dark mode')
    await user.tab()
    await isGone()
    await user.tab()
    await isShown('Large text')
  })

  it('is shown to a mouse as well, in place of the last one', async () => {
    const { user, button, isShown } = await show()
    await user.tab()
    await isShown('Dark mode')
    await user.hover(button('Large text'))
    // As a hand does, it moves on: there is no `:hover` here.
    await user.hover(button('Large text'))
    await isShown('Large text')
  })
})
