/** What a festival's page has beside what is rendered of it: one file, loaded after it. */
export { FestivalBell } from '#app/features/reminders/FestivalBell.tsx'
export { ArghyaDoor } from './ArghyaDoor.tsx'
