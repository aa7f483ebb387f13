import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { updateSiteSection } from '#contract/site/sectionsAdmin.ts'
import { showSettings } from './showSettings.tsx'

const kakad = { name: 'Kakad Aarti', text: 'The temple wakes.', from: 'midnight', minutes: 330 }
const dhoop = { name: 'Dhoop Aarti', text: 'At dusk.', from: 'sunset', minutes: -10 }
const sunanda = { name: 'Sunanda Joshi', duties: 'Morning pujas' }

const show = async (visit: object = { aartis: [kakad, dhoop], priests: [sunanda] }) => {
  const page = await showSettings('visiting', { visit } as object)
  page.server.refuses(updateSiteSection, 'unavailable')
  return {
    ...page,
    button: (name: string) => screen.getByRole('button', { name }),
    names: () =>
      screen.getAllByLabelText<HTMLInputElement>('Name of the worship').map(({ value }) => value),
    sent: () => {
      const sent = page.server.received(updateSiteSection).at(-1)
      return sent?.section === 'visiting' ? sent.visit : undefined
    },
  }
}

describe('What visitors are told', () => {
  it('is shown as it is stored, and sent as it is typed', async () => {
    const { type, press, user, sent, container } = await show()
    await expectAccessible(container)
    expect(screen.getByLabelText('Time')).toHaveProperty('value', '05:30')
    expect(screen.getByLabelText('Minutes after')).toHaveProperty('value', '-10')
    await type('Time', '05:45')
    await type('Minutes after', '−15')
    await type('Languages', 'Marathi')
    await type('Directions in words', 'Turn at the well')
    await type('Main road', 'Modak Road')
    await type('Lane of the temple', 'Modak Lane')
    await type('Landmark at the corner', 'The well')
    await user.selectOptions(screen.getByLabelText('North on the sketch'), 'Left')
    await press('Save')
    await expect.poll(sent).toEqual({
      aartis: [
        { ...kakad, minutes: 345 },
        { ...dhoop, minutes: -15 },
      ],
      priests: [{ ...sunanda, languages: 'Marathi' }],
      way: {
        directions: 'Turn at the well',
        road: 'Modak Road',
        lane: 'Modak Lane',
        landmark: 'The well',
        north: 'left',
      },
    })
  })

  it('is not sent while a row is wrong, and each says why', async () => {
    const { type, press, user, server } = await show({ aartis: [dhoop], priests: [] })
    await type('Minutes after', 'ten')
    await press('Add priest')
    await press('Save')
    expect(
      await screen.findByText('Please enter the minutes, 0 for the moment itself'),
    ).toBeTruthy()
    for (const label of ['Name of the priest', 'What they do'])
      await expect
        .poll(() => screen.getByLabelText(label).getAttribute('aria-invalid'), { message: label })
        .toBe('true')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Minutes after'))
    await user.selectOptions(screen.getByLabelText('When'), 'At a fixed time')
    await press('Remove this row')
    await press('Save')
    expect(await screen.findByText('Please enter a time')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Time'))
    expect(server.received(updateSiteSection)).toEqual([])
  })

  it('of which only a part of the way is known is refused at what is missing', async () => {
    const { type, press, server } = await show()
    server.judges(updateSiteSection)
    await type('Main road', 'Modak Road')
    await press('Save')
    for (const label of ['Directions in words', 'Lane of the temple', 'Landmark at the corner'])
      await expect
        .poll(() => screen.getByLabelText(label).getAttribute('aria-invalid'), { message: label })
        .toBe('true')
    expect(screen.getByLabelText('Main road').getAttribute('aria-invalid')).not.toBe('true')
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByLabelText('Directions in words'))
  })

  it('has an order, which buttons change; the focus goes with the row', async () => {
    const aarti = { ...kakad, name: 'Shej Aarti' }
    const { button, names, press, sent, user } = await show({
      aartis: [kakad, dhoop, aarti],
      priests: [],
    })
    button('Move Shej Aarti up').focus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Kakad Aarti', 'Shej Aarti', 'Dhoop Aarti'])
    expect(document.activeElement).toBe(button('Move Shej Aarti up'))
    await user.keyboard('{Enter}{Enter}')
    expect(names()).toEqual(['Shej Aarti', 'Kakad Aarti', 'Dhoop Aarti'])
    expect(document.activeElement).toBe(button('Move Shej Aarti up'))
    await press('Move Kakad Aarti down')
    expect(document.activeElement).toBe(button('Move Kakad Aarti down'))
    await press('Save')
    await expect.poll(sent).toMatchObject({ aartis: [aarti, dhoop, kakad] })
  })

  it('loses a row, and gets it back only if it is typed again', async () => {
    const { press, names, sent } = await show()
    await press('Remove Kakad Aarti')
    expect(names()).toEqual(['Dhoop Aarti'])
    await press('Add worship')
    expect(names()).toEqual(['Dhoop Aarti', ''])
    await press('Remove this row')
    await press('Save')
    await expect.poll(sent).toMatchObject({ aartis: [dhoop] })
  })
})
