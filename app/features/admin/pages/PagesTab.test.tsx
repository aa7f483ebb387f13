import { describe, expect, it } from 'vitest'
import { aPage } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { writingServer } from '#app/test/writingServer.ts'
import {
  getStaffPage,
  listStaffPages,
  previewPage,
  type StaffPage,
  updatePage,
} from '#contract/pages/admin.ts'
import { getVersion, listVersions } from '#contract/writing/admin.ts'
import { PagesTab } from './PagesTab.tsx'

const stored = (change: Partial<StaffPage> = {}): StaffPage => {
  const { html: _html, ...page } = aPage()
  return { ...page, markdown: 'Little. [Ask](/contact).', version: 1, ...change }
}

describe('The pages', () => {
  const show = async (server = templeServer()) => {
    const page = await renderOffice(<PagesTab path={[]} />, { server })
    return { ...page, rows: () => screen.queryAllByRole('listitem') }
  }

  it('are listed with what was changed, and lead to each', async () => {
    const server = templeServer()
    server.answers(listStaffPages, [
      stored(),
      stored({ name: 'faq', title: 'Questions', version: 2 }),
    ])
    const { container } = await show(server)
    const list = within(screen.getByRole('list', { name: 'Pages' }))
    expect((await list.findByText('Privacy Policy')).getAttribute('href')).toBe(
      '/admin/pages/privacy',
    )
    expect(list.getByText('Original text')).toBeTruthy()
    expect(list.getByText('Changed on 22 Nov 2026')).toBeTruthy()
    await expectAccessible(container)
  })

  it('that cannot be loaded are asked for again', async () => {
    const server = templeServer()
    server.refuses(listStaffPages, 'unavailable')
    const { user, rows } = await show(server)
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(listStaffPages, [stored()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(rows).toHaveLength(1)
  })

  it('have no page of another name', async () => {
    const server = templeServer()
    server.answers(listStaffPages, [stored()])
    await renderOffice(<PagesTab path={['nowhere']} />, { server })
    expect(await screen.findByText('Privacy Policy')).toBeTruthy()
  })
})

describe('A page', () => {
  const show = async (change: Partial<StaffPage> = {}, server = writingServer()) => {
    const page = stored(change)
    server.offers(getStaffPage, page)
    server.answers(previewPage, { html: '' })
    const rendered = await renderOffice(<PagesTab path={[page.name]} />, {
      server,
      at: `/admin/pages/${page.name}`,
    })
    return {
      ...rendered,
      field: (label: string) => screen.findByLabelText(label),
      type: (label: string, text: string) => write(rendered.user, label, text),
      press: (name: string) => rendered.user.click(screen.getByRole('button', { name })),
      sent: () => server.received(updatePage),
      saves: (version: number) =>
        server.answers(updatePage, ({ name: _name, ...words }) => {
          const saved = stored({ ...words, version })
          server.answers(getStaffPage, saved)
          return saved
        }),
    }
  }
  const summary = 'Summary in one sentence'

  it('is saved once, and stays as written without a network', async () => {
    const page = await show()
    await page.field('Text')
    await page.type('Text', 'Nothing at all.')
    const answer = stored({ markdown: 'Nothing at all.', version: 2 })
    await expectSteady(page, { button: 'Save', sends: updatePage, answer })
  })

  it('is shown as stored, leads to what devotees see, and is saved from that version', async () => {
    const { field, type, press, server, sent, saves, container } = await show()
    expect(await field('Text')).toHaveProperty('value', 'Little. [Ask](/contact).')
    expect(screen.getByRole('link', { name: 'View page' }).getAttribute('href')).toBe('/privacy')
    await expectAccessible(container)
    saves(2)
    await type('Text', 'Nothing at all.')
    await press('Save')
    expect(await screen.findByText('Page saved')).toBeTruthy()
    expect(screen.getByText('Everyone can see it now.')).toBeTruthy()
    expect(sent()).toEqual([
      {
        name: 'privacy',
        title: 'Privacy Policy',
        description: 'What is stored about you.',
        markdown: 'Nothing at all.',
      },
    ])
    expect(server.headers(updatePage)[0]?.get('if-match')).toBe('"1"')
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
  })

  it.each(['Title', summary, 'Text'])('is not saved without its %s', async (label) => {
    const { field, press, sent, user } = await show()
    await user.clear(await field(label))
    await press('Save')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label))
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  it('keeps what was typed when it is refused, or the network is lost', async () => {
    const { field, type, press, server, network, sent, saves } = await show()
    await field('Text')
    await type('Title', 'Your privacy')
    const detail = 'At most 200 characters'
    server.refuses(updatePage, 'invalid_input', { errors: [{ pointer: '#/description', detail }] })
    await press('Save')
    expect(await screen.findByText(detail)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(summary))
    network.lose()
    await press('Save')
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    network.regain()
    saves(2)
    await press('Save')
    expect(await screen.findByText('Page saved')).toBeTruthy()
    expect(sent().at(-1)).toMatchObject({ title: 'Your privacy' })
  })

  it('that somebody else changed is merged with what was typed', async () => {
    const { field, type, press, server, sent, saves } = await show()
    await field('Text')
    await type('Title', 'Your privacy')
    server.refuses(updatePage, 'changed_meanwhile')
    server.answers(getStaffPage, stored({ markdown: 'Theirs.', version: 2 }))
    await press('Save')
    await screen.findByText('You changed different things, so both changes can be saved.')
    saves(3)
    await press('Save both')
    expect(await screen.findByText('Page saved')).toBeTruthy()
    expect(sent().at(-1)).toMatchObject({ title: 'Your privacy', markdown: 'Theirs.' })
    expect(server.headers(updatePage).at(-1)?.get('if-match')).toBe('"2"')
  })

  it('is shown as devotees will see it while it is typed', async () => {
    const { field, type, server } = await show()
    await field('Text')
    server.answers(previewPage, ({ markdown }) => ({ html: `<h2>${markdown}</h2>` }))
    await type('Title', 'Your privacy')
    await type('Text', 'In short')
    const preview = within(screen.getByRole('region', { name: 'As devotees will see it' }))
    expect(await preview.findByRole('heading', { name: 'In short' })).toBeTruthy()
    expect(preview.getByText('Your privacy')).toBeTruthy()
  })

  it.each([
    ['faq', true],
    ['terms', false],
  ] as const)('%s says how a question is written: %s', async (name, isSaid) => {
    const { field } = await show({ name })
    await field('Text')
    const hint = screen.queryByText(/each heading that ends with a question mark/)
    expect(hint !== null).toBe(isSaid)
  })

  it('has earlier versions, which are restored', async () => {
    const server = writingServer()
    const savedAt = '2026-11-23T05:00:00Z'
    const first = { version: 1, savedAt, changed: [] }
    const last = { version: 2, savedAt, changed: ['markdown'] }
    const { title, description } = stored()
    server.answers(getVersion, { ...first, content: { title, description, markdown: 'Old.' } })
    server.answers(listVersions, { versions: [last, first] })
    const { press, saves, sent } = await show({ version: 2 }, server)
    await screen.findByText('Changed: Text')
    saves(3)
    await press('Compare with now')
    expect(await screen.findByText('Old.')).toBeTruthy()
    await press('Restore this version')
    await expect.poll(sent).toMatchObject([{ markdown: 'Old.' }])
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = writingServer()
    server.refuses(getStaffPage, 'unavailable')
    const { field, press } = await show({}, server)
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(getStaffPage, stored())
    await press('Try again')
    expect(await field('Title')).toHaveProperty('value', 'Privacy Policy')
  })
})
