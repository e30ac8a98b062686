// One valid request for each row that the server answers.
import type { CallName } from '#schemas/calls.ts';
import type { Request } from './app.ts';
import { dot, upload } from './multipart.ts';
import { boatInfo } from './rows.ts';

/** @param boat keys of a boat whose documents are not yet decided, and of its host */
export function validRequests({ id, userId }: { id: string; userId: string }): {
  [Name in CallName]?: Request;
} {
  return {
    login: { params: { email: 'nobody@staff.example', password: 'long enough' } },
    checkSession: {},
    getUser: { params: { id: userId } },
    getBoatTypes: {},
    getBoatBrands: {},
    getAccessories: {},
    getAllowed: {},
    getEngineCounts: {},
    getBathroomCounts: {},
    getCabinCounts: {},
    getCapacities: {},
    getPowers: {},
    getLocationTypes: {},
    getAllBoats: {},
    filterBoats: { body: { size: 0, boattype: 0, capacity: 0, price: 100, any: true } },
    getBoat: { params: { id } },
    getSimilarBoats: { params: { location: 'Split, Croatia', boatId: id } },
    updateBoat: { params: { id }, body: boatInfo },
    savePlan: { params: { boatId: id }, body: { description: 'A day', price: 80, captain: 1 } },
    deletePlan: { params: { boatId: id }, body: { _id: `plan-${id}` } },
    saveLocation: {
      params: { boatId: id },
      body: { boatname: 'Aurora', locationtype: 1, marinaname: 'ACI Marina', address: 'Split, Croatia' },
    },
    saveBoatImage: { params: { boatId: id, slot: 'photo4' }, ...upload(dot) },
    saveDocumentImage: { params: { boatId: id, type: 'navigation' }, ...upload(dot) },
    saveCancellation: { params: { boatId: id }, body: { cancellation: 2 } },
    saveAccessories: { params: { boatId: id }, body: { accessories: [1] } },
    saveAllowed: { params: { boatId: id }, body: { allowes: [1] } },
    setBoatStatus: { params: { boatId: id }, body: { sort: 'navigation', result: 1 } },
    getMeta: {},
    signOut: {},
    getPlaces: { query: { q: 'Split', language: 'en' } },
  };
}
