import { OfficeClosed } from '#app/features/shell/OfficeClosed.tsx'
import { office } from '#app/i18n/en/office.ts'
import { lateComponent } from '#app/ui/lateComponent.tsx'

export const prepare = () => ({ head: { ...office.english.page, path: '/admin', isPrivate: true } })

const Room = lateComponent(async () => (await import('./-adminRoom.tsx')).AdminRoom, OfficeClosed)

/** The door of the back office. Behind it is code that no phone keeps, and no server renders. */
export function Page() {
  return <Room />
}
