/** In a file of its own: each place that names a chunk also names all it stands on, in every page. */
export const loadSignIn = () => import('./-signInPages.tsx')
