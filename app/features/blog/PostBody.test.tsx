import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { PostBody } from './PostBody.tsx'

beforeEach(() => {
  // happy-dom loads no pictures, and says at once that it did.
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  onTestFinished(() => complete.mockRestore())
})

const show = () =>
  render(<PostBody content='<p>Text</p><img src="/images/moon.webp" alt="Moon" />' />)

it('A picture that fails while the phone is online says so, and can be tried again', async () => {
  const { user } = await show()
  fireEvent.error(screen.getByAltText('Moon'))
  expect(screen.getByText('Moon. This picture could not be loaded.')).toBeTruthy()
  await user.click(screen.getByText('Try again'))
  expect(document.activeElement).toBe(screen.getByAltText('Moon'))
  fireEvent.error(screen.getByAltText('Moon'))
  expect(document.activeElement).toBe(screen.getByText('Try again'))
})

it('Offline it names the connection, which brings the picture back', async () => {
  const { network } = await show()
  network.lose()
  fireEvent.error(screen.getByAltText('Moon'))
  expect(screen.getByText('Moon. This picture loads when you’re online.')).toBeTruthy()
  expect(screen.getByText('Try again')).toHaveProperty('hidden', true)
  await act(async () => network.regain())
  expect(screen.getByAltText('Moon')).toBeTruthy()
})
