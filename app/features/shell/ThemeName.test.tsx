import { expect, it, onTestFinished } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { ThemeName } from './ThemeName.tsx'

it('The button of the theme is named by what it does', async () => {
  const { dataset } = document.documentElement
  dataset.theme = 'dark'
  onTestFinished(() => {
    delete dataset.theme
  })
  await render(
    <>
      <button type="button" data-theme-toggle="" aria-label="Dark mode" />
      <ThemeName />
    </>,
  )
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Light mode')
  dataset.theme = 'light'
  await expect.poll(() => screen.queryByRole('button', { name: 'Dark mode' })).not.toBeNull()
})
