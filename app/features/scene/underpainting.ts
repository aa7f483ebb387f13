/**
 * Hills and temple in outline, in the colours of the hour, for the first frame: the drawing comes
 * one round trip later and covers them. Nothing of the temple's may be outside of what
 * public/art/scene.svg covers. Only in a rendered page: the app finds them there, and elsewhere the
 * drawing is stored already.
 */
export const hillsInOutline = {
  __html: import.meta.env.SSR
    ? '<path d="M0 0V-62C36-92 57.6-70 86.4-66S122.4-96 158.4-84S216-60 252-78S309.6-102 360-64V0" fill="var(--far)"/>' +
      '<path d="M0 0V-34C43.2-30 72-56 115.2-44S187.2-36 223.2-46S302.4-58 360-30V0" fill="var(--far2)"/>'
    : '',
}

/** The towers, the roofs and the hall; what is lighter on them; what catches the light; top and door. */
export const templeInOutline = {
  __html: import.meta.env.SSR
    ? '<path d="M-185 0l9-144h12l9 144zM155 0l9-144h12l9 144zM-118-96c1-18 6-36 15-52h14c9 16 14 34 15 52zM74-96c1-18 6-36 15-52h14c9 16 14 34 15 52zM-82-100c1-37 7-68 16-92h16c9 24 15 55 16 92zM34-100c1-37 7-68 16-92h16c9 24 15 55 16 92zM-66-104c1-61 16-107 44-150h44c28 43 43 89 44 150h46v18h16v64h-256v-64h16v-18z" fill="var(--stone)"/>' +
      '<path d="M-48-104c1-61 12-104 32-147h32c20 43 31 86 32 147zM-122-76h76v48h-76zM46-76h76v48H46zM-44-98l44-36 44 36zM-160-16h320v6h-320z" fill="var(--mid)"/>' +
      '<path d="M-26-104c1-61 7-104 17-145h5c-5 41-9 84-9 145zM26-104c-1-61-7-104-17-145h-5c5 41 9 84 9 145zM-136-92h272v8h-272zM-150-24h300v6h-300zM-172-8h344v6h-344z" fill="var(--lit)"/>' +
      '<path d="M-9-254l-11-10 11-6 9-14 9 14 11 6-11 10z" fill="#e0a136"/>' +
      '<path d="M-28-22v-40c0-18 18-25 28-34 10 9 28 16 28 34v40z" fill="#7a2413"/>'
    : '',
}
