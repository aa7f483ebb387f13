import { screen, within } from '@testing-library/react'

/** The rows of a table, its head included, as they are read: `April 2026 | 1 | ₹1,100`. */
export const readTable = (name: string): string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))
