import { describe, expect, it } from 'vitest'
import { aStaffPuja } from '#app/test/aStaffPuja.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { aPicture, anUploadedPicture, takeUploads } from '#app/test/takeUploads.ts'
import { write } from '#app/test/write.ts'
import { uploadPicture } from '#contract/blog/admin.ts'
import { createPuja } from '#contract/bookings/pujasAdmin.ts'
import { NewPuja } from './NewPuja.tsx'

const description = 'What happens in this puja'
const price = 'Starting price in ₹ (optional)'

const show = async () => {
  const page = await renderOffice(<NewPuja />, { at: '/admin/pujas/new' })
  takeUploads(page.server)
  const type = (label: string, text: string) => write(page.user, label, text)
  return {
    ...page,
    type,
    fill: async () => {
      await type('Name', 'Abhishek')
      await type(description, 'The murti is bathed.')
    },
    hours: async (from: string, to: string) => {
      await type('From (hours)', from)
      await type('To (hours)', to)
    },
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    choose: () => page.user.upload(screen.getByLabelText('Choose a picture'), aPicture()),
    sent: () => page.server.received(createPuja),
    preview: within(screen.getByRole('region', { name: 'As devotees see it' })),
  }
}

const added = aStaffPuja({ id: 'abhishek', name: 'Abhishek', isOn: false })

describe('A new puja', () => {
  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const { press, sent, container } = await show()
    await press('Save puja')
    expect(await screen.findAllByText('Required')).toHaveLength(2)
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(sent()).toEqual([])
    await expectAccessible(container)
  })

  it('is saved, leads to its page, and nobody is asked whether to leave', async () => {
    const { fill, type, press, server, sent, address } = await show()
    server.answers(createPuja, added)
    await fill()
    await type('Short line (optional)', 'milk and honey')
    await type(price, '1,100')
    await type('From (hours)', '0,5')
    await press('Save puja')
    expect(await screen.findByText('Saved. Switch it on when devotees may book it.')).toBeTruthy()
    expect(sent()).toEqual([
      {
        name: 'Abhishek',
        shortDescription: 'milk and honey',
        description: 'The murti is bathed.',
        price: 1100,
        hours: { from: 0.5, to: 0.5 },
      },
    ])
    await expect.poll(address).toBe('/admin/pujas/abhishek')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is shown as devotees see it while it is typed', async () => {
    const { fill, type, hours, preview } = await show()
    expect(preview.getByText('Name of the puja')).toBeTruthy()
    expect(preview.getByText('by arrangement')).toBeTruthy()
    await fill()
    await type('Short line (optional)', 'milk and honey')
    await type(price, '1,100')
    await hours('0.5', '1')
    for (const text of ['Abhishek', '½-1 hour · milk and honey', 'from ₹1,100'])
      expect(await preview.findByText(text)).toBeTruthy()
    expect(preview.getByText('The murti is bathed.')).toBeTruthy()
  })

  it.each([
    [price, '1100.50', 'Please enter whole rupees'],
    [price, 'free', 'Please enter whole rupees'],
    ['From (hours)', 'long', 'Please enter hours, for example 1.5'],
    ['To (hours)', '-1', 'Please enter hours, for example 1.5'],
  ])('refuses %s of “%s” in words', async (label, text, message) => {
    const { fill, type, hours, press, sent } = await show()
    await fill()
    await hours('1', '2')
    await type(label, text)
    await press('Save puja')
    expect(await screen.findByText(message)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label))
    expect(sent()).toEqual([])
  })

  it.each([
    [price, '0', 'At least ₹1'],
    ['From (hours)', '1.2', 'Please enter whole or half hours'],
    ['To (hours)', '25', 'At most 24 hours'],
    ['To (hours)', '0.5', 'Must not be less than “From”'],
  ])('shows at its field that %s of “%s” was refused', async (label, text, message) => {
    const { fill, type, hours, press, server } = await show()
    server.judges(createPuja)
    await fill()
    await hours('1', '2')
    await type(label, text)
    await press('Save puja')
    expect(await screen.findByText(message)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Abhishek')
  })

  it('keeps what was typed when the network is lost, and is saved once after', async () => {
    const { fill, press, server, network, sent } = await show()
    await fill()
    network.lose()
    await press('Save puja')
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    expect(screen.getByLabelText(description)).toHaveProperty('value', 'The murti is bathed.')
    network.regain()
    const release = server.holds(createPuja, added)
    await press('Save puja')
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    expect(busy).toHaveProperty('disabled', true)
    await press('Saving...')
    release()
    await screen.findByText(/^Saved. Switch it on/)
    expect(sent()).toHaveLength(1)
  })

  it('says that there is one of this name', async () => {
    const { fill, press, server } = await show()
    server.refuses(createPuja, 'id_taken', { detail: 'There is a puja of this name' })
    await fill()
    await press('Save puja')
    expect(await screen.findByText('There is a puja of this name')).toBeTruthy()
  })
})

describe('The picture of a puja', () => {
  it('is uploaded when it is chosen, saved with the puja, and can be removed', async () => {
    const { fill, choose, press, server, sent } = await show()
    expect(screen.getByText('No picture yet.')).toBeTruthy()
    server.answers(uploadPicture, anUploadedPicture)
    await choose()
    await screen.findByRole('button', { name: 'Remove picture' })
    expect(screen.getByLabelText('Choose another picture')).toBeTruthy()
    server.refuses(createPuja, 'internal')
    await fill()
    await press('Save puja')
    await screen.findByText(/^Something went wrong on the server/)
    expect(sent().at(-1)).toMatchObject({ imageUrl: anUploadedPicture.url })
    await press('Remove picture')
    expect(screen.getByText('No picture yet.')).toBeTruthy()
    await press('Save puja')
    await expect.poll(sent).toHaveLength(2)
    expect(sent().at(-1)).not.toHaveProperty('imageUrl')
  })

  it('that is still on its way is waited for: then the puja is saved with it', async () => {
    const { fill, choose, press, server, sent } = await show()
    server.answers(createPuja, added)
    const arrive = server.holds(uploadPicture, anUploadedPicture)
    await fill()
    await choose()
    expect(await screen.findByText(/^The picture is being prepared/)).toBeTruthy()
    await press('Save puja')
    expect(await screen.findByText(/^Everything is saved as soon as the picture/)).toBeTruthy()
    expect(sent()).toEqual([])
    arrive()
    await expect.poll(sent).toMatchObject([{ name: 'Abhishek', imageUrl: anUploadedPicture.url }])
  })

  it('can be stopped, and nothing is saved then', async () => {
    const { fill, choose, press, server, sent } = await show()
    server.holds(uploadPicture, anUploadedPicture)
    await fill()
    await choose()
    await press('Save puja')
    await screen.findByText(/^Everything is saved as soon as/)
    await press('Stop')
    await expect.poll(() => screen.queryByRole('button', { name: 'Stop' })).toBeNull()
    expect(screen.getByText('No picture yet.')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('that is refused says why, and one that is lost can be sent again', async () => {
    const { choose, server, network } = await show()
    const detail = 'This picture format is not accepted.'
    server.refuses(uploadPicture, 'unsupported_media_type', { detail })
    await choose()
    expect(await screen.findByText(detail)).toBeTruthy()
    network.lose()
    await choose()
    expect(await screen.findByText('The picture was not uploaded. Please try again.')).toBeTruthy()
    network.regain()
    server.answers(uploadPicture, anUploadedPicture)
    await choose()
    await screen.findByRole('button', { name: 'Remove picture' })
    expect(screen.queryByText(/^The picture was not uploaded/)).toBeNull()
  })
})
