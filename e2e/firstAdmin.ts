/** The temple's first administrator, as the server of the journeys is started with. */
export const firstAdmin = { email: 'office@temple.example', password: 'Modak-for-108' }
