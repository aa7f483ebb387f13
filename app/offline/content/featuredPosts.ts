/** So many featured articles stand on the home page. */
export const featuredPosts = 3
