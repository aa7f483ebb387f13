import { describe, expect, it } from 'vitest'
import { aStaffRite } from '#app/test/aStaffRite.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { createRite } from '#contract/guide/admin.ts'
import { showRite } from './showRite.tsx'

const show = () => showRite(['new'])

describe('A rite of the temple’s own', () => {
  it('says all that is missing', async () => {
    const { press, server, container } = await show()
    await press('Save as a draft')
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    expect(screen.getByText('Please write at least one step')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Title'))
    expect(server.received(createRite)).toEqual([])
    await expectAccessible(container)
  })

  it('is saved as a draft with its steps, and leads to its page', async () => {
    const { press, type, user, server, address } = await show()
    await type('Title', 'Griha Pravesh')
    await type('Summary', 'The first puja in a new home.')
    await press('Add a step')
    await type('What is done', 'Bow')
    await type('What to do', 'Bow before the murti.')
    await type('Minutes', '2')
    await user.click(screen.getByLabelText('A mantra is said'))
    await press('Save as a draft')
    expect(await screen.findByText('Please write at least one line')).toBeTruthy()
    await type('The mantra in Devanagari', 'ॐ गं गणपतये नमः ॥')
    await type('Meaning', 'I bow to Ganapati.')
    server.answers(createRite, aStaffRite({ id: 'griha-pravesh' }))
    await press('Save as a draft')
    expect(await screen.findByText('Saved as a draft. Nobody else sees it yet.')).toBeTruthy()
    expect(server.received(createRite)).toMatchObject([
      {
        title: 'Griha Pravesh',
        samagri: [],
        steps: [
          {
            kind: 'offering',
            picture: 'hands',
            title: 'Bow',
            mantra: { lines: [{ text: 'ॐ गं गणपतये नमः ॥' }], meaning: 'I bow to Ganapati.' },
            minutes: 2,
          },
        ],
      },
    ])
    await expect.poll(address).toBe('/admin/guide/griha-pravesh')
  })
})
