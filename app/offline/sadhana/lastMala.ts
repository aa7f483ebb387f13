const place = 'modak-last-mala'

export const usualMala = 'om-gam-ganapataye-namah'

/** The mantra whose mala was last opened on this phone. */
export function lastMala(): string {
  try {
    return localStorage.getItem(place) ?? usualMala
  } catch {
    return usualMala
  }
}

export function keepLastMala(mantra: string): void {
  try {
    localStorage.setItem(place, mantra)
  } catch {
    // A browser that stores nothing always opens the usual one.
  }
}
