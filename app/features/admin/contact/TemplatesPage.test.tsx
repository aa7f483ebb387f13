import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  type AnswerTemplate,
  listAnswerTemplates,
  updateAnswerTemplates,
} from '#contract/contact/answerTemplates.ts'
import { TemplatesPage } from './TemplatesPage.tsx'

const hours = { title: 'Hours', text: 'Namaste {name}, at seven.' }
const prasad = { title: 'Prasad', text: 'We send it on Monday.' }

const show = async (items: AnswerTemplate[] = [hours, prasad]) => {
  const server = templeServer()
  server.answers(listAnswerTemplates, { items, version: 3 })
  const page = await renderOffice(<TemplatesPage />, { server })
  await screen.findByRole('button', { name: 'Add template' })
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    template: (name: string) => within(screen.getByRole('group', { name })),
    sent: () => server.received(updateAnswerTemplates).at(-1)?.items,
  }
}

describe('The templates for answers', () => {
  it('are changed, added and removed, and saved together', async () => {
    const { press, server, user, template, sent, container } = await show()
    await expectAccessible(container)
    await press('Remove Hours')
    await write(user, 'Title', 'Prasad by post')
    await press('Add template')
    const added = template('this template')
    expect(added.getByLabelText('Text')).toHaveProperty('value', 'Namaste {name},\n\n')
    await user.type(added.getByLabelText('Title'), 'Aarti')
    const items = [
      { ...prasad, title: 'Prasad by post' },
      { title: 'Aarti', text: 'Namaste {name},' },
    ]
    server.answers(updateAnswerTemplates, { items, version: 4 })
    await press('Save')
    expect(await screen.findByText('Templates saved')).toBeTruthy()
    expect(sent()).toEqual(items)
    expect(server.headers(updateAnswerTemplates)[0]?.get('if-match')).toBe('"3"')
  })

  it('may be none', async () => {
    const { press } = await show([])
    expect(screen.getByText(/^No templates yet\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await press('Add template')
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })

  it('each need a title of their own, which is said at them', async () => {
    const { press, server, user } = await show()
    server.judges(updateAnswerTemplates)
    await user.clear(screen.getAllByLabelText('Title')[1] as HTMLElement)
    await press('Save')
    expect(await screen.findByText('Required')).toBeTruthy()
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getAllByLabelText('Title')[1] as HTMLElement)
    expect(server.received(updateAnswerTemplates)).toEqual([])
  })

  it('that someone else changed meanwhile are compared as a whole', async () => {
    const { press, server, user } = await show([hours])
    server.refuses(updateAnswerTemplates, 'changed_meanwhile')
    server.answers(listAnswerTemplates, { items: [prasad], version: 4 })
    await write(user, 'Title', 'Opening hours')
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    const hasText = (text: string) => (_: string, node: Element | null) =>
      node?.textContent === text
    expect(panel.getAllByText(hasText('Prasad\nWe send it on Monday.')).length).toBeGreaterThan(0)
    await press('Take theirs, discard mine')
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Prasad')
  })

  it('are saved once, and stay without a network', async () => {
    const page = await show([hours])
    await write(page.user, 'Title', 'Opening hours')
    const answer = { items: [{ ...hours, title: 'Opening hours' }], version: 4 }
    await expectSteady(page, { button: 'Save', sends: updateAnswerTemplates, answer })
  })

  it('can be asked for again if they could not be loaded', async () => {
    const server = templeServer()
    server.refuses(listAnswerTemplates, 'unavailable')
    const { user } = await renderOffice(<TemplatesPage />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(listAnswerTemplates, { items: [hours], version: 3 })
    await user.click(again)
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Hours')
  })
})
