/** The secret of the marketplace's own services in tests that give one. */
export const marketplaceToken = 'a-secret-of-the-marketplace';
