import { describe, expect, it } from 'vitest'
import { aDayOfSeva } from '#app/test/aStaffSeva.ts'
import { screen } from '#app/test/render.tsx'
import { listSevaDays } from '#contract/sevas/admin.ts'
import { showToday, now } from './showToday.tsx'

describe('Yearly sevas', () => {
  it('of today and tomorrow are shown until they are done, and those nobody marked', async () => {
    const { server } = await showToday([], {
      sevas: [
        aDayOfSeva({ id: '1', date: '2026-11-24' }),
        aDayOfSeva({ id: '2', date: '2026-11-26', doneAt: now }),
        aDayOfSeva({ id: '3', date: '2026-11-27' }),
        aDayOfSeva({ id: '4', date: '2026-11-28' }),
      ],
    })
    const rows = (await screen.findAllByText('Annadan: Ganesh Kulkarni')).map(
      (link) => link.closest('li')?.textContent,
    )
    expect(rows).toEqual([
      'Annadan: Ganesh Kulkarni 24 Nov, not marked done',
      'Annadan: Ganesh Kulkarni today',
      'Annadan: Ganesh Kulkarni tomorrow',
    ])
    expect(server.received(listSevaDays)).toEqual([{ from: '2026-11-20', to: '2026-11-28' }])
  })
})

describe('What is sponsored', () => {
  it('today and tomorrow is shown once it is paid', async () => {
    const day = { sponsorshipId: 'a', offering: 'Annadan', isNameShown: true, version: 1 }
    await showToday([], {
      sponsored: [
        { ...day, id: '1', date: '2026-11-27', state: 'promised', name: 'Arjun Rao' },
        { ...day, id: '2', date: '2026-11-28', state: 'paid', name: 'Ganesh Kulkarni' },
      ],
    })
    const link = await screen.findByText('Annadan: Ganesh Kulkarni')
    expect(link.closest('li')?.textContent).toBe('Annadan: Ganesh Kulkarni tomorrow')
    expect(screen.queryByText(/Arjun Rao/)).toBeNull()
  })
})
