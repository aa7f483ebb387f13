import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getTranslation, saveTranslation, type Translation } from '#contract/translations/admin.ts'
import { Translated } from './Translated.tsx'

const key = { kind: 'puja', id: 'ganesh', language: 'mr' } as const

const name = { field: 'name', english: 'Ganesh Puja', maxLength: 60 }
const description = { field: 'description', english: 'The murti is bathed.', maxLength: 400 }

const aTranslation = (change: Partial<Translation> = {}): Translation => ({
  title: 'Ganesh Puja',
  isOpen: false,
  version: 1,
  texts: [{ ...name, text: 'गणेश पूजा' }, description],
  ...change,
})

const show = async (translation = aTranslation(), language = '?language=mr') => {
  const server = templeServer()
  server.answers(getTranslation, translation)
  const page = await renderOffice(
    <Translated kind="puja" id="ganesh">
      <p>The English editor</p>
    </Translated>,
    { server, at: `/admin/pujas/ganesh${language}` },
  )
  return {
    ...page,
    server,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (label: string) => page.user.click(screen.getByRole('button', { name: label })),
    valueOf: (label: string) => screen.getByLabelText<HTMLInputElement>(label).value,
  }
}

describe('An editor with languages', () => {
  it('shows the English first, and has a tab for each language in its own letters', async () => {
    await show(aTranslation(), '')
    expect(screen.getByText('The English editor')).toBeTruthy()
    const tabs = within(screen.getByRole('navigation', { name: 'In other languages' }))
    expect(tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.lang])).toEqual([
      ['English', 'en'],
      ['मराठी', 'mr'],
      ['हिन्दी', 'hi'],
    ])
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('English')
  })

  it('shows each text beside its English, and says that the site is not open in it yet', async () => {
    const { container, valueOf } = await show()
    const field = await screen.findByLabelText('Name')
    expect([field.lang, field.getAttribute('maxlength')]).toEqual(['mr', '60'])
    expect(valueOf('Name')).toBe('गणेश पूजा')
    expect(valueOf('Description')).toBe('')
    expect(screen.getByText('The murti is bathed.').lang).toBe('en')
    expect(screen.getByText(/^The site is not available in Marathi yet/)).toBeTruthy()
    expect(screen.queryByText('The English editor')).toBeNull()
    await expectAccessible(container)
  })

  it('saves nothing without a network, and once if it is pressed twice', async () => {
    const { type, press: _, valueOf: __, ...page } = await show()
    await screen.findByLabelText('Name')
    await type('Description', 'मूर्तीला स्नान घालतात.')
    await expectSteady(page, {
      button: 'Save',
      sends: saveTranslation,
      answer: aTranslation({ version: 2 }),
    })
  })

  it('saves what was typed, with the English that it was made from', async () => {
    const { server, type, press } = await show()
    await screen.findByLabelText('Name')
    await type('Description', 'मूर्तीला स्नान घालतात.')
    const texts = [
      { ...name, text: 'गणेश पूजा' },
      { ...description, text: 'मूर्तीला स्नान घालतात.' },
    ]
    server.answers(saveTranslation, aTranslation({ version: 2, texts }))
    await press('Save')
    expect(await screen.findByText('Saved')).toBeTruthy()
    const { field, english } = description
    expect(server.received(saveTranslation)).toEqual([
      { ...key, texts: [{ field, english, text: 'मूर्तीला स्नान घालतात.' }] },
    ])
    expect(server.headers(saveTranslation)[0]?.get('if-match')).toBe('"1"')
  })

  it('shows a refused text beside it, and keeps what was typed', async () => {
    const { server, type, press, valueOf } = await show()
    await screen.findByLabelText('Name')
    await type('Description', 'मूर्ती')
    const errors = [{ pointer: '#/texts/0/text', detail: 'At most 400 characters' }]
    server.refuses(saveTranslation, 'invalid_input', { errors })
    await press('Save')
    expect(await screen.findByText('At most 400 characters')).toBeTruthy()
    expect(valueOf('Description')).toBe('मूर्ती')
  })

  it('that somebody else saved meanwhile shows both texts', async () => {
    const { server, type, press } = await show()
    await screen.findByLabelText('Name')
    await type('Name', 'श्रीगणेश पूजा')
    server.refuses(saveTranslation, 'changed_meanwhile')
    const theirs = [{ ...name, text: 'गणपती पूजा' }, description]
    server.answers(getTranslation, aTranslation({ version: 2, texts: theirs }))
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText('गणपती पूजा')).toBeTruthy()
    server.answers(saveTranslation, aTranslation({ version: 3 }))
    await press('Save mine over theirs')
    await expect.poll(() => server.received(saveTranslation)).toHaveLength(2)
    expect(server.received(saveTranslation)[1]).toMatchObject({
      texts: [{ field: 'name', text: 'श्रीगणेश पूजा' }],
    })
  })

  it('marks a text that is older than the English, until somebody says that it is right', async () => {
    const old = { ...name, english: 'Great Ganesh Puja', text: 'गणेश पूजा', madeFrom: 'Ganesh Puja' }
    const { server, press } = await show(aTranslation({ texts: [old] }))
    expect(await screen.findByText('Older than the English')).toBeTruthy()
    expect(screen.getByText('Ganesh Puja')).toBeTruthy()
    const right = aTranslation({ version: 2, texts: [{ ...name, text: 'गणेश पूजा' }] })
    server.answers(saveTranslation, right)
    server.answers(getTranslation, right)
    await press('Still correct: Name')
    await expect.poll(() => screen.queryByText('Older than the English')).toBeNull()
    expect(server.received(saveTranslation)).toEqual([
      { ...key, texts: [{ field: 'name', english: 'Great Ganesh Puja', text: 'गणेश पूजा' }] },
    ])
  })
})
