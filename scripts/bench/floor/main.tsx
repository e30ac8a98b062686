// The least that can show the boats and one boat's form with React: what the product's own screens are compared with.
import { createRoot } from 'react-dom/client';
import { BoatForm } from './boat-form.tsx';
import { Boats } from './boats.tsx';
import { FirstBoats } from './first-boats.tsx';
import './floor.css';

const pages: Record<string, typeof Boats> = { '/': Boats, '/home': FirstBoats };
const Page = pages[window.location.pathname] ?? BoatForm;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
