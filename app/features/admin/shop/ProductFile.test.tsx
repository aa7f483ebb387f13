import { describe, expect, it } from 'vitest'
import { aStaffProduct } from '#app/test/aStaffProduct.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { fakeUploads } from '#app/test/fakeUploads.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { largestProductFile, type StaffProduct } from '#contract/shop/admin.ts'
import { ProductFile } from './ProductFile.tsx'

const songs = aStaffProduct({ id: 'songs', category: 'digital', version: 3 })
const current = { fileName: 'Aartis.zip', bytes: 3_200_000 }

const show = async (change: Partial<StaffProduct> = {}, isDirty = false) => {
  const uploads = fakeUploads()
  const product = { ...songs, ...change }
  const page = await renderOffice(<ProductFile product={product} isDirty={isDirty} />)
  return {
    ...page,
    uploads,
    choose: (file = new File(['x'], 'Aartis 2.zip', { type: 'application/zip' })) =>
      page.user.upload(screen.getByLabelText(/^(Choose a|Replace the) file$/), file),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('The file of a digital item', () => {
  it('is sent on request, from the version shown, with its progress', async () => {
    const { choose, press, uploads, container } = await show()
    expect(screen.getByText('No file yet, so nobody can buy this item.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
    await choose()
    expect(uploads.count()).toBe(0)
    await press('Upload')
    expect(uploads.last()).toMatchObject({
      method: 'PUT',
      path: '/api/admin/products/songs/file?fileName=Aartis+2.zip',
      headers: { 'if-match': '"3"' },
    })
    await uploads.last().reaches(30)
    expect(screen.getByText('30% sent')).toBeTruthy()
    expect(screen.getByLabelText('Choose a file')).toHaveProperty('disabled', true)
    await expectAccessible(container)
    await uploads.last().reaches(100)
    expect(screen.getByText('The file is being checked.')).toBeTruthy()
    await uploads.last().answers({ ...songs, file: current, version: 4 })
    expect(await screen.findByText('File uploaded')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
  })

  it('that is there is named with its size, and replaced', async () => {
    const { choose, press, uploads } = await show({ file: current })
    expect(screen.getByText('Aartis.zip, 3.1 MB')).toBeTruthy()
    expect(screen.getByText(/People who bought it already get the new file, too\.$/)).toBeTruthy()
    await choose()
    await press('Upload')
    await press('Upload')
    expect(uploads.count()).toBe(1)
  })

  it('that is too large is not sent', async () => {
    const { choose, press, uploads } = await show()
    const file = new File(['x'], 'Film.zip')
    Object.defineProperty(file, 'size', { value: largestProductFile + 1 })
    await choose(file)
    expect(
      screen.getByText('This file is larger than 100 MB. Please choose a smaller one.'),
    ).toBeTruthy()
    await press('Upload')
    expect(uploads.count()).toBe(0)
  })

  it('waits until the product itself is saved', async () => {
    const { choose, press, uploads } = await show({}, true)
    expect(screen.queryByText('Save your changes above first.')).toBeNull()
    await choose()
    expect(screen.getByText('Save your changes above first.')).toBeTruthy()
    await press('Upload')
    expect(uploads.count()).toBe(0)
  })

  it('that is refused says why, and can be sent again', async () => {
    const { choose, press, uploads } = await show()
    await choose()
    await press('Upload')
    await uploads.last().refuses('unsupported_media_type', { detail: 'This is not a PDF' })
    expect(await screen.findByText('This is not a PDF')).toBeTruthy()
    await press('Upload')
    expect(screen.queryByText('This is not a PDF')).toBeNull()
    await uploads.last().fails()
    expect(await screen.findByText(/^The file was not uploaded\. Any earlier file/)).toBeTruthy()
  })

  it('is stopped on request', async () => {
    const { choose, press, uploads } = await show()
    await choose()
    await press('Upload')
    await press('Stop')
    await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
    expect(uploads.last().isStopped).toBe(true)
    expect(screen.queryByText(/was not uploaded/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', false)
  })
})
