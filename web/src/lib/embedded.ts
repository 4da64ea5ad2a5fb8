// Whether this page stands in somebody else's page. There it is nobody's: it sends no cookie and asks for no name.
export const embedded = location.pathname.startsWith('/embed/');
