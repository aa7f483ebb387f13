import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Replaces the text of a field at once: typing key by key is slow. */
export async function write(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  await user.tripleClick(screen.getByLabelText(label))
  await user.paste(text)
}
