import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { StoredPicture } from './StoredPicture.tsx'

const picture = { imageUrl: '/images/moon.webp', imageAlt: 'The moon above a temple' }
const props = {
  picture,
  sizes: '100vw',
  className: '',
  missing: { offline: 'The picture is not on this phone.', online: 'It could not be loaded.' },
}

beforeEach(() => {
  // happy-dom loads no pictures, and says at once that it did.
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  onTestFinished(() => complete.mockRestore())
})

it('A picture that cannot load gives its place to words, until there is a network', async () => {
  const { network } = await render(<StoredPicture {...props} />)
  network.lose()
  fireEvent.error(screen.getByRole('img', { name: 'The moon above a temple' }))
  expect(screen.getByText('The picture is not on this phone.')).toBeTruthy()
  expect(screen.getByText('The moon above a temple')).toBeTruthy()
  await act(async () => network.regain())
  expect(screen.getByRole('img', { name: 'The moon above a temple' })).toBeTruthy()
})

it('A picture beside its title is not read', async () => {
  const { container } = await render(<StoredPicture {...props} isOrnament />)
  expect(container.querySelector('img')?.alt).toBe('')
})

it('While the phone is online it says that it could not be loaded, and tries again', async () => {
  const { user } = await render(<StoredPicture {...props} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('It could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('The picture is not on this phone.')).toBeNull()
  const images: { src?: string; onload?: () => void }[] = []
  vi.stubGlobal('Image', function (this: (typeof images)[number]) {
    images.push(this)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await user.click(screen.getByText('Try again'))
  expect(images).toMatchObject([{ src: picture.imageUrl }])
  expect(document.activeElement).toBe(screen.getByText('Try again'))
  act(() => images[0]?.onload?.())
  expect(screen.getByRole('img', { name: 'The moon above a temple' })).toBeTruthy()
})

it('Within a link there is no button', async () => {
  const { container } = await render(<StoredPicture {...props} isOrnament />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect(screen.getByText('It could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('Try again')).toBeNull()
})
