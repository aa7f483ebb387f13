/** The temple's first administrator, set when the journeys' server starts. */
export const firstAdmin = { email: 'office@temple.example', password: 'Modak-for-108' }
