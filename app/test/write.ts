import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Writes a text into a field at once, in place of what is there: a key at a time is dear. */
export async function write(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  await user.tripleClick(screen.getByLabelText(label))
  await user.paste(text)
}
