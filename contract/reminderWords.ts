import type { Festival } from './festivals.ts'
export const reminderText = ({ festival, daysBefore, cityName }: { festival: Festival; date: string; time: string; daysBefore: number; cityName: string }) => ({
  title: daysBefore === 0 ? `${festival.name} is today` : `${festival.name} in ${daysBefore} days`,
  body: festival.moonriseTime ? `Moonrise in ${cityName} at ${festival.moonriseTime}.` : festival.date,
})
