import { describe, expect, it } from 'vitest'
import { aStaffChoice } from '#app/test/aStaffChoice.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getFestivalChoice, setFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import { type FestivalChoice, usualChoice } from '#contract/festivals/groups.ts'
import { ShownFestivals } from './ShownFestivals.tsx'

const show = async (choice: Partial<FestivalChoice> = {}) => {
  const server = templeServer()
  server.answers(getFestivalChoice, aStaffChoice(choice))
  const page = await renderOffice(<ShownFestivals />, { server, at: '/admin/festivals/shown' })
  const group = (name: string) => within(screen.getByRole('group', { name }))
  await screen.findByRole('group', { name: 'Ekadashi' })
  return {
    ...page,
    group,
    choose: (name: string, label: string | RegExp) =>
      page.user.click(group(name).getByRole('radio', { name: label })),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    sent: () => server.received(setFestivalChoice),
    saves: () =>
      server.answers(setFestivalChoice, (sent) => {
        const stored = aStaffChoice(sent, { version: 4 })
        server.answers(getFestivalChoice, stored)
        return stored
      }),
  }
}

describe('Which festivals are shown', () => {
  it('is shown as the temple has chosen, with what it means', async () => {
    const { group, container } = await show({ without: ['dasara'] })
    const chosen = (name: string) =>
      group(name)
        .getAllByRole<HTMLInputElement>('radio')
        .find(({ checked }) => checked)?.value
    expect(chosen('Great festivals')).toBe('calendar')
    expect(chosen('Ekadashi')).toBe('offered')
    expect(chosen('Vaishnavas: Ekadashi and Janmashtami')).toBe('both')
    expect(screen.getByLabelText(/^Holi/)).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Dasara')).toHaveProperty('checked', false)
    expect(screen.getByText('22 Mar 2027')).toBeTruthy()
    const next = 'Next time: Holi, by the general rule on 22 Mar 2027, by this custom on'
    expect(screen.getByText(`${next} 21 Mar 2027.`)).toBeTruthy()
    expect(screen.getByText('Both dates are the same in the next two years.')).toBeTruthy()
    expect(screen.getByText(/^Nobody sees these days/)).toBeTruthy()
    await expectAccessible(container)
  })

  it('is changed from the version that is shown', async () => {
    const { choose, press, server, sent, saves, user } = await show({ without: ['dasara'] })
    expect(screen.getByText('Everything is saved')).toBeTruthy()
    await choose('Ekadashi', /^Everywhere/)
    await choose('Great festivals', 'Not shown')
    expect(screen.getByText(/^Great festivals are not shown at the moment/)).toBeTruthy()
    await choose('Maharashtra: Lakshmi Puja, Holi and Dhulivandan', 'The date of Maharashtra')
    await user.click(screen.getByLabelText('Dasara'))
    await user.click(screen.getByLabelText(/^Holi/))
    expect(screen.getByText('Changes not saved yet')).toBeTruthy()
    saves()
    await press('Save')
    expect(await screen.findByText('Saved. Devotees see it now.')).toBeTruthy()
    expect(sent()).toEqual([
      {
        groups: { ...usualChoice.groups, great: 'off', ekadashi: 'everywhere' },
        customs: { maharashtra: 'custom', vaishnava: 'both' },
        without: ['holi'],
      },
    ])
    expect(server.headers(setFestivalChoice)[0]?.get('if-match')).toBe('"3"')
    expect(await screen.findByText('Everything is saved')).toBeTruthy()
  })

  it('keeps what was chosen when the network is lost, and is saved once after', async () => {
    const { choose, group, press, server, network, sent } = await show()
    await choose('Pradosh', 'On everybody’s calendar')
    network.lose()
    await press('Save')
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    const radio = group('Pradosh').getByRole('radio', { name: 'On everybody’s calendar' })
    expect(radio).toHaveProperty('checked', true)
    network.regain()
    const release = server.holds(setFestivalChoice, aStaffChoice({}, { version: 4 }))
    await press('Save')
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    await press('Saving...')
    expect(busy).toHaveProperty('disabled', true)
    release()
    await screen.findByText('Saved. Devotees see it now.')
    expect(sent()).toHaveLength(1)
  })

  it('that somebody else changed is compared in words', async () => {
    const { choose, press, server, sent, saves } = await show()
    await choose('Pradosh', 'On everybody’s calendar')
    server.refuses(setFestivalChoice, 'changed_meanwhile')
    server.answers(
      getFestivalChoice,
      aStaffChoice(
        { groups: { ...usualChoice.groups, pradosh: 'off' }, without: ['dasara'] },
        { version: 4 },
      ),
    )
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText('Yours').nextSibling?.textContent).toBe('On everybody’s calendar')
    expect(panel.getByText('Not shown')).toBeTruthy()
    expect(panel.getByRole('heading', { name: 'Great festivals left out' })).toBeTruthy()
    expect(panel.getByText('Dasara')).toBeTruthy()
    saves()
    await press('Save mine over theirs')
    await expect.poll(sent).toHaveLength(2)
    expect(sent()[1]).toMatchObject({ groups: { pradosh: 'calendar' }, without: ['dasara'] })
    expect(server.headers(setFestivalChoice)[1]?.get('if-match')).toBe('"4"')
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getFestivalChoice, 'unavailable')
    const { user } = await renderOffice(<ShownFestivals />, { server })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(getFestivalChoice, aStaffChoice())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('group', { name: 'Ekadashi' })).toBeTruthy()
  })
})
