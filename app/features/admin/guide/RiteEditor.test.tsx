import { describe, expect, it } from 'vitest'
import { aStaffRite } from '#app/test/aStaffRite.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { writingServer } from '#app/test/writingServer.ts'
import { adminWriting } from '#app/i18n/en/writing/adminWriting.ts'
import {
  deleteRite,
  getStaffRite,
  publishRite,
  restoreRite,
  updateRite,
} from '#contract/guide/admin.ts'
import { getUnsaved, keepUnsaved } from '#contract/writing/admin.ts'
import { riteValues } from './riteValues.ts'
import { showRite } from './showRite.tsx'

const show = async (change = {}) => {
  const page = await showRite(['daily'], change)
  await screen.findByRole('heading', { level: 1, name: 'Daily Puja' })
  return page
}

describe('The editor of a rite', () => {
  it('shows its steps closed, and opens each to be changed', async () => {
    const { steps, press, type, saved, takesChanges, container } = await show()
    expect(steps().getByText('2. Offer a seat')).toBeTruthy()
    expect(steps().getByText('2 min, mantra')).toBeTruthy()
    expect(screen.queryByLabelText('What is done')).toBeNull()
    await press(/^2\. Offer a seat/)
    expect(screen.getByLabelText('The mantra in Devanagari')).toHaveProperty(
      'value',
      'आसनं समर्पयामि ।\nनमः ॥',
    )
    await expectAccessible(container)
    await type('What is done', 'Offer the seat')
    expect(steps().getByText('2. Offer the seat')).toBeTruthy()
    takesChanges()
    await press('Save')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saved()[0]?.steps.map(({ title }) => title)).toEqual([
      'Light the lamp',
      'Offer the seat',
      'Sing the aarti',
    ])
  })

  it('is saved once, and what was typed stays without a network', async () => {
    const page = await show()
    await page.type('Title', 'The Daily Puja')
    const answer = aStaffRite({ title: 'The Daily Puja', version: 4 })
    await expectSteady(page, { button: 'Save', sends: updateRite, answer })
  })

  it('adds, moves and removes steps, each with its own fields', async () => {
    const { press, type, saved, takesChanges } = await show()
    await press(/^1\. Light the lamp/)
    await press('Move down: Light the lamp')
    await press('Remove Sing the aarti')
    expect(screen.getByLabelText('What is done')).toHaveProperty('value', 'Light the lamp')
    await press(/^2\. Light the lamp/)
    await press('Add a step')
    await type('What is done', 'Bow')
    await type('What to do', 'Bow before the murti.')
    await type('Minutes', '1')
    takesChanges()
    await press('Save')
    await screen.findByText('Saved')
    const [sent] = saved()
    expect(sent?.steps.map(({ id, title }) => [id, title])).toEqual([
      ['seat', 'Offer a seat'],
      ['light', 'Light the lamp'],
      ['bow', 'Bow'],
    ])
    expect(sent?.steps[0]).toMatchObject({ id: 'seat', mantra: { lines: [{ startMs: 400 }, {}] } })
  })

  it('asks before a step goes with the priest’s recording', async () => {
    const { press, steps, saved, takesChanges, container } = await show()
    await press('Remove Offer a seat')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Remove “Offer a seat”?')).toBeTruthy()
    expect(
      question.getByText('The recording of this step is removed with it when you save.'),
    ).toBeTruthy()
    await press('Go back')
    expect(steps().getByText('2. Offer a seat')).toBeTruthy()
    await press('Remove Sing the aarti')
    await press('Remove Offer a seat')
    await press('Remove the step')
    await expect.poll(() => steps().queryByText('2. Offer a seat')).toBeNull()
    await expect
      .poll(() => container.contains(document.activeElement) && document.activeElement?.tagName)
      .toBe('DIV')
    takesChanges()
    await press('Save')
    await expect.poll(() => saved()[0]?.steps.map(({ id }) => id)).toEqual(['light'])
  })

  it('opens the steps in which something is missing, with the focus there', async () => {
    const { press, type, saved } = await show()
    await press(/^2\. Offer a seat/)
    await type('What to do', ' ')
    await type('Meaning', ' ')
    await press(/^2\. Offer a seat/)
    await press('Save')
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    expect(screen.getByText('Please check this step')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('What to do'))
    expect(saved()).toEqual([])
  })

  it('says at its field what the server refuses', async () => {
    const { press, type, server } = await show()
    await type('Title', 'The Daily Puja')
    const detail = 'At most 240 minutes'
    server.refuses(updateRite, 'invalid_input', {
      errors: [{ pointer: '#/steps/0/minutes', detail }],
    })
    await press('Save')
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.getByLabelText('Minutes').getAttribute('aria-invalid')).toBe('true')
  })

  it('lets the picture of a step be chosen by looking at it', async () => {
    const { press, user, saved, takesChanges } = await show()
    await press(/^1\. Light the lamp/)
    await user.click(screen.getByText('Choose another picture'))
    await user.click(screen.getByRole('radio', { name: 'Incense' }))
    takesChanges()
    await press('Save')
    await expect.poll(() => saved()[0]?.steps[0]?.picture).toBe('incense')
  })

  it('chooses what is sung, and the mantra of ours that a step recites', async () => {
    const { press, user, saved, takesChanges } = await show()
    await press(/^3\. Sing the aarti/)
    const sung = within(screen.getByRole('group', { name: 'What is sung' }))
    expect(await sung.findByText('1. Sukhakarta')).toBeTruthy()
    await user.selectOptions(sung.getByLabelText('Aarti, stotra or mantra'), 'Lavthavti')
    await user.click(sung.getByRole('button', { name: 'Add' }))
    await user.click(sung.getByRole('button', { name: 'Move up: Lavthavti' }))
    await user.click(screen.getByLabelText('A mantra is said'))
    await user.selectOptions(screen.getByLabelText('The same text among our mantras'), 'Asanam')
    await user.click(screen.getByLabelText('A mantra is said'))
    takesChanges()
    await press('Save')
    await expect
      .poll(() => saved()[0]?.steps[2])
      .toMatchObject({
        aartis: ['shankar', 'sukhakarta'],
      })
    expect(saved()[0]?.steps[2]?.mantra).toBeUndefined()
  })

  it('lists what to have ready, and what of it the shop has', async () => {
    const { press, user, saved, takesChanges } = await show()
    await press('Add something')
    const [, name] = screen.getAllByLabelText('What')
    const [, amount] = screen.getAllByLabelText('How much')
    const [shop] = screen.getAllByLabelText('In the shop')
    if (!name || !amount || !shop) throw new Error('No row was added')
    await user.type(name, 'Durva')
    await user.type(amount, '21 blades')
    await screen.findAllByRole('option', { name: 'Brass Lamp' })
    await user.selectOptions(shop, 'Brass Lamp')
    await press('Move up: Durva')
    takesChanges()
    await press('Save')
    await expect
      .poll(() => saved()[0]?.samagri)
      .toMatchObject([
        { name: 'Durva', amount: '21 blades' },
        { id: 'lamp', name: 'Lamp', productId: 'lamp-brass' },
      ])
  })

  it('offers what was typed earlier, steps and all', async () => {
    const server = writingServer()
    const [step] = riteValues.toValues(aStaffRite()).steps
    const kept = (title: string) => ({
      title: 'Daily Puja',
      samagri: '[]',
      steps: JSON.stringify([{ ...step, title }]),
    })
    const savedAt = '2026-11-24T05:00:00Z'
    const typed = kept('Light two lamps')
    const unsaved = { version: 3, base: kept('Light the lamp'), typed, savedAt }
    server.answers(getUnsaved, { unsaved })
    const { user, steps } = await showRite(['daily'], {}, server)
    await user.click(await screen.findByRole('button', { name: adminWriting.english.found.take }))
    expect(steps().getByText('1. Light two lamps')).toBeTruthy()
  })

  it('has what is typed kept on the server, lists as text', async () => {
    const { server, press, type } = await show()
    await press(/^1\. Light the lamp/)
    await type('What is done', 'Light two lamps')
    await expect.poll(() => server.received(keepUnsaved), { timeout: 10_000 }).toHaveLength(1)
    const [sent] = server.received(keepUnsaved)
    expect(sent).toMatchObject({ kind: 'rite', id: 'daily', typed: { title: 'Daily Puja' } })
    expect(sent?.typed['steps']).toContain('"title":"Light two lamps"')
  })
})

describe('Two editors at one rite', () => {
  it('lose nothing: the steps of both are shown', async () => {
    const { press, type, server } = await show()
    await press(/^1\. Light the lamp/)
    await type('What is done', 'Light a lamp')
    server.refuses(updateRite, 'changed_meanwhile')
    const [first, ...rest] = aStaffRite().steps
    if (!first) throw new Error('A rite has steps')
    const theirs = { steps: [{ ...first, title: 'Light two lamps' }, ...rest], version: 4 }
    server.answers(getStaffRite, aStaffRite(theirs))
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText(/Light two lamps, 1 min/)).toBeTruthy()
    expect(screen.getByLabelText('What is done')).toHaveProperty('value', 'Light a lamp')
  })
})

describe('A rite', () => {
  it('is published from the version shown, and then has a link to its page', async () => {
    const { press, server } = await show()
    expect(screen.queryByRole('link', { name: 'On the site' })).toBeNull()
    const published = aStaffRite({ status: 'published', version: 4 })
    server.answers(publishRite, published)
    server.answers(getStaffRite, published)
    await press('Publish now')
    expect(await screen.findByText('Published. Everyone can see it now.')).toBeTruthy()
    expect(server.headers(publishRite)[0]?.get('if-match')).toBe('"3"')
    const link = await screen.findByRole('link', { name: 'On the site' })
    expect(link.getAttribute('href')).toBe('/puja/guide/daily')
  })

  it('is deleted, and that is undone', async () => {
    const { press, server, address } = await show()
    server.answers(deleteRite, aStaffRite({ deletedAt: '2026-11-24T06:00:00Z', version: 4 }))
    await press('Delete this puja')
    expect(await screen.findByText('“Daily Puja” deleted')).toBeTruthy()
    expect(address()).toBe('/admin/guide')
    server.answers(restoreRite, aStaffRite({ version: 5 }))
    await press('Undo')
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(server.headers(restoreRite)[0]?.get('if-match')).toBe('"4"')
  })

  it('is shown as devotees will see it', async () => {
    const { container } = await showRite(['daily', 'preview'])
    expect(await screen.findByText('I offer a seat.')).toBeTruthy()
    expect(container.textContent).toContain('āsanaṃ samarpayāmi')
    expect(container.querySelector('audio')?.getAttribute('src')).toContain('seat.mp3')
    await expectAccessible(container)
  })
})
