import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { anAccount } from './builders.ts'
import { databaseFaults } from './databaseFaults.ts'
import { expectAccessible } from './expectAccessible.ts'
import { render, type RenderOptions, screen } from './render.tsx'
import { templeServer } from './templeServer.ts'

/** Renders a list of an account's items, whose rows are links. */
export async function showList(list: ReactElement, options: RenderOptions = {}) {
  const page = await render(list, options)
  return {
    ...page,
    /** Each with the address it leads to. */
    rows: () =>
      [...page.container.querySelectorAll('li a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
  }
}

type AccountList<S, P, O> = {
  list: ReactElement
  fetches: Endpoint<S, P, O>
  answer: O
  /** A text of the row that the answer makes. */
  row: string | RegExp
  /** What an empty list says. */
  none: string
}

/** The tests of an account's list on a phone that stores nothing for it. */
export function testsWithoutStoredRows<S, P, O>(cases: AccountList<S, P, O>): void {
  const { list, fetches, answer, row, none } = cases

  it.each(databaseFaults)('are the server’s while the database is %s', async (database) => {
    const server = templeServer()
    const release = server.holds(fetches, answer)
    await showList(list, { account: anAccount(), server, database })
    expect(screen.queryByText(none)).toBeNull()
    release()
    expect(await screen.findByText(row)).toBeTruthy()
  })

  it('are not denied when they cannot be fetched: it says why, and tries again', async () => {
    const server = templeServer()
    server.refuses(fetches, 'internal')
    const { user, network, container } = await showList(list, { account: anAccount(), server })
    const ours = 'Something went wrong at our end. Please try again in a moment.'
    expect(await screen.findByText(ours)).toBeTruthy()
    expect(screen.queryByText(none)).toBeNull()
    await expectAccessible(container)
    network.lose()
    await user.click(screen.getByText('Try again'))
    expect(await screen.findByText(/^This list could not be fetched/)).toBeTruthy()
    network.regain()
    server.answers(fetches, answer)
    await user.click(await screen.findByText('Try again'))
    expect(await screen.findByText(row)).toBeTruthy()
  })
}
