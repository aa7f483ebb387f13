import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { fakeUploads } from '#app/test/fakeUploads.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { write } from '#app/test/write.ts'
import { largestPicture } from '#contract/blog/admin.ts'
import { ProductPictures } from './ProductPictures.tsx'
import { emptyProduct, type PictureValues, type ProductValues } from './productValues.ts'

const onSave = vi.fn<(pictures: PictureValues[]) => void>()

/** In a form that only has pictures. */
function Form({ pictures }: { pictures: PictureValues[] }) {
  const form = useForm<ProductValues>({ defaultValues: { ...emptyProduct, pictures } })
  return (
    <form noValidate onSubmit={form.handleSubmit(({ pictures: all }) => onSave(all))}>
      <ProductPictures form={form} />
      <button type="submit">Save</button>
    </form>
  )
}

const picture = (name: string): PictureValues => ({
  imageUrl: `/images/products/${name}.svg`,
  imageAlt: `The ${name}`,
})
const uploaded = { url: '/media/0123-800.webp', width: 800, height: 600, widths: [800] }
const jpeg = (size = 1) => new File([new Uint8Array(size)], 'clay.jpg', { type: 'image/jpeg' })

const show = async (pictures = ['front', 'side', 'back'].map(picture)) => {
  onSave.mockClear()
  const uploads = fakeUploads()
  const page = await renderOffice(<Form pictures={pictures} />)
  const choose = (file = jpeg()) => page.user.upload(screen.getByLabelText('Add a picture'), file)
  return {
    ...page,
    uploads,
    choose,
    button: (name: string) => screen.getByRole('button', { name }),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    described: () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
  }
}

describe('The pictures of a product', () => {
  it('are moved, with the focus on the same button of the same picture', async () => {
    const { press, described, button, container } = await show()
    await press('Move picture 3 up')
    expect(described()).toEqual(['The front', 'The back', 'The side'])
    expect(document.activeElement).toBe(button('Move picture 2 up'))
    await press('Move picture 2 up')
    await press('Move picture 2 down')
    expect(described()).toEqual(['The back', 'The side', 'The front'])
    expect(document.activeElement).toBe(button('Move picture 3 down'))
    await expectAccessible(container)
    await press('Save')
    await expect
      .poll(() => onSave.mock.lastCall)
      .toEqual([[picture('back'), picture('side'), picture('front')]])
  })

  it('stay where they are at both ends', async () => {
    const { press, described, button } = await show()
    await press('Move picture 1 up')
    await press('Move picture 3 down')
    expect(described()).toEqual(['The front', 'The side', 'The back'])
    expect(button('Move picture 1 up').getAttribute('aria-disabled')).toBe('true')
    expect(button('Move picture 3 down').getAttribute('aria-disabled')).toBe('true')
  })

  it('are removed, and the next one comes first', async () => {
    const { press, user } = await show()
    await press('Remove picture 1')
    await write(user, 'First picture: Description of the picture', 'From the side')
    await press('Save')
    await expect
      .poll(() => onSave.mock.lastCall)
      .toEqual([[{ ...picture('side'), imageAlt: 'From the side' }, picture('back')]])
  })

  it('are nine at most', async () => {
    await show(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(picture))
    expect(screen.getByText('A product has at most 9 pictures.')).toBeTruthy()
    expect(screen.queryByLabelText('Add a picture')).toBeNull()
  })

  it('each need a description', async () => {
    const { choose, uploads, press } = await show()
    await choose()
    await uploads.last().answers(uploaded)
    await press('Save')
    expect(await screen.findByText('Please describe the picture')).toBeTruthy()
    expect(
      screen.getByLabelText('Picture 4: Description of the picture').getAttribute('aria-invalid'),
    ).toBe('true')
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('A new picture', () => {
  it('is sent as soon as it is chosen, and comes last', async () => {
    const { choose, uploads, described } = await show()
    const file = jpeg()
    await choose(file)
    expect(uploads.last()).toMatchObject({ method: 'POST', path: '/api/admin/blog/pictures', file })
    expect(screen.getByText('0% sent')).toBeTruthy()
    await uploads.last().reaches(42)
    expect(screen.getByText('42% sent')).toBeTruthy()
    await uploads.last().reaches(100)
    expect(screen.getByText('The picture is being prepared. This may take a minute.')).toBeTruthy()
    await uploads.last().answers(uploaded)
    expect(described()).toEqual(['The front', 'The side', 'The back', ''])
    expect(screen.queryByText(/% sent|being prepared/)).toBeNull()
  })

  it('that is there already is not added again', async () => {
    const { choose, uploads, described } = await show()
    for (const _ of [1, 2]) {
      await choose()
      await uploads.last().answers(uploaded)
    }
    expect(described()).toHaveLength(4)
  })

  it('that is too large is not sent', async () => {
    const { choose, uploads } = await show()
    await choose(jpeg(largestPicture + 1))
    expect(
      screen.getByText('This file is larger than 15 MB. Please choose a smaller one.'),
    ).toBeTruthy()
    expect(uploads.count()).toBe(0)
    await choose()
    expect(screen.queryByText(/larger than 15 MB/)).toBeNull()
    expect(uploads.count()).toBe(1)
  })

  it('that is refused says why, and can be chosen again', async () => {
    const { choose, uploads, described } = await show()
    await choose()
    const errors = [{ pointer: '#', detail: 'At least 400 pixels wide' }]
    await uploads.last().refuses('invalid_input', { errors })
    expect(screen.getByText('At least 400 pixels wide')).toBeTruthy()
    await choose()
    expect(screen.queryByText('At least 400 pixels wide')).toBeNull()
    await uploads.last().fails()
    expect(screen.getByText('The picture was not uploaded. Please try again.')).toBeTruthy()
    expect(described()).toHaveLength(3)
  })

  it('is waited for when the form is saved meanwhile, and then saved with it', async () => {
    const { choose, uploads, press } = await show([picture('front')])
    await choose()
    await press('Save')
    expect(screen.getByText('Everything is saved as soon as the picture is here.')).toBeTruthy()
    expect(onSave).not.toHaveBeenCalled()
    await uploads.last().answers(uploaded)
    // It is saved at once, and lacks what every picture needs.
    expect(await screen.findByText('Please describe the picture')).toBeTruthy()
  })

  it('that is stopped is not added, and saves nothing', async () => {
    const { choose, uploads, press, described } = await show()
    await choose()
    await press('Save')
    await press('Stop')
    await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
    expect(uploads.last().isStopped).toBe(true)
    expect(screen.queryByText(/was not uploaded/)).toBeNull()
    expect(described()).toHaveLength(3)
    expect(onSave).not.toHaveBeenCalled()
    await press('Save')
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
  })
})
