import type { Page } from 'playwright';

export const loginPage = (page: Page) => ({
  title: page.getByRole('heading', { name: 'Admin Portal' }),
  username: page.getByLabel(/^Username/),
  password: page.getByLabel(/^Password\s?\*?$/),
  remember: page.getByLabel('Remember me'),
  button: page.getByRole('button', { name: 'Login' }),
  ended: page.getByRole('main').getByText('Your session has ended. Sign in again.'),
  open: () => page.goto('/'),
  async signIn(email: string, password: string): Promise<void> {
    await this.username.fill(email);
    await this.password.fill(password);
    await this.button.click();
  },
});
