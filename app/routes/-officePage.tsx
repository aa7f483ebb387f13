import { AdminClosed } from '#app/features/shell/AdminClosed.tsx'
import { office } from '#app/i18n/en/office.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

export const prepare = () => ({ head: { ...office.english.page, path: '/admin', isPrivate: true } })

const Room = lazyComponent(async () => (await import('./-adminRoom.tsx')).AdminRoom, AdminClosed)

/** The door of the back office. Behind it is code that no phone keeps, and no server renders. */
export function Page() {
  return <Room />
}
