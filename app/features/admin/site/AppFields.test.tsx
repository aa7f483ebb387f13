import { describe, expect, it } from 'vitest'
import { aSite } from '#app/test/builders.ts'
import { fakeUploads } from '#app/test/fakeUploads.ts'
import { screen } from '#app/test/render.tsx'
import { aPicture } from '#app/test/takeUploads.ts'
import { templeServer } from '#app/test/templeServer.ts'
import { getAppIcon, largestAppIcon, removeAppIcon } from '#contract/site/appLookAdmin.ts'
import { getSiteSettings, type TempleSite } from '#contract/site/admin.ts'
import { updateSiteSection } from '#contract/site/sectionsAdmin.ts'
import { showSettings } from './showSettings.tsx'

const modak = { picture: { url: '/app-icon/modak.webp', ground: 'clear' } }
const name = 'Name under the icon'
const frame = 'Colour of the frame and the icon'
const background = 'Colour while the app opens'

const show = async (app: TempleSite['app'] = undefined, icon: object = {}) => {
  const server = templeServer()
  server.answers(getAppIcon, icon)
  const uploads = fakeUploads()
  const page = await showSettings('app', { app }, server)
  const choice = await screen.findByLabelText<HTMLInputElement>('Choose an icon')
  return {
    ...page,
    uploads,
    choice,
    choose: (file = aPicture()) => page.user.upload(choice, file),
  }
}

describe('The look of the app', () => {
  it('has a short name and colours, and is sent as it is typed', async () => {
    const { type, press, user, server } = await show()
    server.refuses(updateSiteSection, 'unavailable')
    expect(screen.queryByLabelText(frame)).toBeNull()
    await type(name, 'Mandir')
    await user.click(screen.getByLabelText('Use the temple’s own colours'))
    await type(frame, '#112233')
    expect(screen.getByLabelText(`Pick: ${frame}`)).toHaveProperty('value', '#112233')
    await press('Save')
    await expect
      .poll(() => server.received(updateSiteSection)[0])
      .toEqual({
        section: 'app',
        app: { shortName: 'Mandir', colours: { frame: '#112233', background: '#fffbf3' } },
      })
  })

  it('is without both again', async () => {
    const colours = { frame: '#112233', background: '#fffbf3' }
    const { press, user, server } = await show({ shortName: 'Mandir', colours })
    server.refuses(updateSiteSection, 'unavailable')
    await user.clear(screen.getByLabelText(name))
    await user.click(screen.getByLabelText('Use the temple’s own colours'))
    await press('Save')
    await expect.poll(() => server.received(updateSiteSection)).toHaveLength(1)
    expect(server.received(updateSiteSection)[0]).not.toHaveProperty('app')
  })

  it('says what is wrong with a name and a colour', async () => {
    const { type, press, user, server } = await show()
    server.judges(updateSiteSection)
    await type(name, 'The Mandir of Pune')
    await user.click(screen.getByLabelText('Use the temple’s own colours'))
    await type(frame, 'red')
    await type(background, '#888888')
    await press('Save')
    expect(await screen.findByText(/^At most 12 letters: phones cut/)).toBeTruthy()
    expect(screen.getByText(/^Please write the colour as # and six digits/)).toBeTruthy()
    expect(screen.getByText(/^Phones write the time in white on this colour/)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(name))
    // A colour that cannot be is not shown either.
    expect(screen.getByLabelText(`Pick: ${frame}`)).toHaveProperty('value', '#000000')
  })
})

describe('The icon of the app', () => {
  it('is saved as soon as it is uploaded, and leaves what is typed', async () => {
    const { choice, choose, type, uploads, user, server } = await show()
    await type(name, 'Mandir')
    await choose()
    expect(uploads.last()).toMatchObject({ method: 'PUT', path: '/api/admin/app-icon' })
    await uploads.last().reaches(40)
    expect(screen.getByText('40% sent')).toBeTruthy()
    expect(choice).toHaveProperty('disabled', true)
    server.answers(getAppIcon, modak)
    await uploads.last().answers(modak)
    expect(await screen.findByText('Icon saved')).toBeTruthy()
    const remove = await screen.findByRole('button', { name: 'Remove icon' })
    expect(screen.getByLabelText(name)).toHaveProperty('value', 'Mandir')
    server.answers(removeAppIcon, {})
    server.answers(getAppIcon, {})
    await user.click(remove)
    expect(await screen.findByText('Icon removed')).toBeTruthy()
    await expect.poll(() => screen.queryByRole('button', { name: 'Remove icon' })).toBeNull()
  })

  it('that is too large is not sent', async () => {
    const { choose, uploads } = await show()
    const file = aPicture()
    Object.defineProperty(file, 'size', { value: largestAppIcon + 1 })
    await choose(file)
    expect(await screen.findByText(/larger than 15 MB/)).toBeTruthy()
    expect(uploads.count()).toBe(0)
  })

  it('that is refused, or lost on the way, leaves the old one', async () => {
    const { choose, uploads } = await show(undefined, modak)
    await choose()
    await uploads.last().refuses('unsupported_media_type', { detail: 'This is no picture' })
    expect(await screen.findByText('This is no picture')).toBeTruthy()
    await choose()
    await uploads.last().fails()
    expect(await screen.findByText(/The picture was not uploaded|Could not connect/)).toBeTruthy()
    expect(screen.queryByText('This is no picture')).toBeNull()
    await choose()
    await screen.findByRole('progressbar', { name: 'Choose an icon' })
    expect(screen.getByRole('button', { name: 'Remove icon' })).toBeTruthy()
  })

  it('holds the form until it is here, which is then saved', async () => {
    const { choose, type, press, uploads, server } = await show()
    await type(name, 'Mandir')
    await choose()
    await press('Save')
    expect(
      await screen.findByText('Everything is saved as soon as the picture is here.'),
    ).toBeTruthy()
    expect(server.received(updateSiteSection)).toEqual([])
    server.answers(getAppIcon, modak)
    server.answers(updateSiteSection, ({ section: _, ...sent }) => {
      const stored = { site: { ...aSite(), ...sent } as TempleSite, version: 4 }
      server.answers(getSiteSettings, stored)
      return stored
    })
    await uploads.last().answers(modak)
    expect(await screen.findByText('Saved. The site shows it now.')).toBeTruthy()
    expect(server.received(updateSiteSection)).toHaveLength(1)
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getAppIcon, 'unavailable')
    const { user } = await showSettings('app', {}, server)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getAppIcon, {})
    await user.click(again)
    expect(await screen.findByLabelText('Choose an icon')).toBeTruthy()
  })
})
