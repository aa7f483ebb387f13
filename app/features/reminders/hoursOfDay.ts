const hours = Array.from({ length: 18 }, (_, index) => `${String(index + 4).padStart(2, '0')}:00`)

/** Times to choose from, 4 AM to 9 PM, plus the current choice. */
export const hoursOfDay = (chosen: string): readonly string[] =>
  hours.includes(chosen) ? hours : [...hours, chosen].sort()
